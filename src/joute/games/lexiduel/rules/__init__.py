"""The rulebook, one module an idea: functions over the state or the board, refusals with their articles."""
