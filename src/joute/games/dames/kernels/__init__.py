"""Kernels: functions over arrays and integers, compiled or plain. Imported only where moves are generated."""
