"""The LEXIDUEL bot."""
