"""The HTTP routes by resource, and what stands before all of them."""
