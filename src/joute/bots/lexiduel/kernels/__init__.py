"""Kernels of the LEXIDUEL bot: functions over arrays and integers, compiled or plain."""
