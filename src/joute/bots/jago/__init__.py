"""The JAGO bot."""
