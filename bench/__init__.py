"""What `make bench` measures; see README.md."""
