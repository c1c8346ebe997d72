/** On a phone the board is far above what was tapped: it comes back into view. Elsewhere it never leaves it. */
export function showBoard(): void {
  const main = document.getElementById("main");
  const board = main?.querySelector("[data-place=parts]")?.getBoundingClientRect();
  if (board && board.top < 0) main?.scrollIntoView({ block: "start" });
}
