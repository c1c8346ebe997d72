"""An engine for the tests: introduces itself, plays the first move a short Joute bot finds, or misbehaves."""

import sys

HABIT = sys.argv[1] if len(sys.argv) > 1 else "resigns"
ANSWERS = {
    "resigns": "bestmove resign",
    "illegal": "bestmove pass",
    "garbled": "bestmove ???",
}

for line in sys.stdin:
    word = line.split()[0] if line.split() else ""
    if word == "joute":
        print("id name Shy\njouteok" if HABIT != "mute" else "hello", flush=True)
    elif word == "isready":
        print("readyok", flush=True)
    elif word == "go":
        print("info string hm", ANSWERS[HABIT], sep="\n", flush=True)
    elif word == "quit":
        break
    if HABIT == "mute":
        break
