"""What `make new-game` copies: a small whole game in the shape all games have. Tests play it as « toy »."""
