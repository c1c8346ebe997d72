"""Kernels of JAGO: functions over arrays and integers, compiled or plain."""
