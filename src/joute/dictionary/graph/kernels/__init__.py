"""Kernels: functions over arrays and integers, compiled or plain."""
