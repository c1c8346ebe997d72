/** From a card, arrows go to the same button of the next one; Tab goes through every button. */
const BY: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** What can be pressed on a card, in its order. */
const stops = (card: Element): HTMLElement[] => [
  ...card.querySelectorAll<HTMLElement>("a[href], button:not(:disabled)"),
];

export function amongCards(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const cards = [...event.currentTarget.children];
  const from = cards.findIndex((card) => card.contains(event.target as Node));
  const by = BY[event.key];
  if (by === undefined || from < 0) return;
  const card = cards[from + by];
  const at = stops(cards[from] as Element).indexOf(event.target as HTMLElement);
  if (card) stops(card)[at]?.focus();
  event.preventDefault();
}

/** To the first card's button that plays. */
export function toCards(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>("#games .ways > *")?.focus();
}
