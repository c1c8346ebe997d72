"""Problems with proofs: a position, a question, the answers, and what anybody can check them by."""
