"""Kernels of the DAMES bot: functions over arrays and integers, compiled or plain."""
