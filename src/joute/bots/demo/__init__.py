"""The DÉMO bot."""
