"""Kernels of the bot of the amusing rule: functions over arrays and integers, compiled or plain."""
