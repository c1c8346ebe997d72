"""The rulebook, one module an idea: functions over the state, refusals with their articles."""
