"""How `generate` finds ways and words: the kernels' arrays, and what may be announced of what is in them."""
