"""HTTP and WebSocket messages, typed once; `typescript` writes the browser's copy."""
