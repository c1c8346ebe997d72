"""Kernels of the LEXICON bot: functions over arrays and integers, compiled or plain."""
