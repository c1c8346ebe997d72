"""Kernels of LEXIDUEL: functions over arrays and integers, compiled or plain."""
