/** One's letters in one's own order, kept as letters come and go. */

export interface Held {
  letter: string;
  /** Whether the move being composed uses it. */
  used: boolean;
}

export class HandOrder {
  #order = $state<string[]>([]);
  #letters: () => string[];
  #used: () => string[];

  constructor(letters: () => string[], used: () => string[]) {
    this.#letters = letters;
    this.#used = used;
  }

  /** The letters held now: those already sorted first, newcomers after them. */
  #sorted = $derived.by(() => {
    const have = [...this.#letters()];
    const kept: string[] = [];
    for (const letter of this.#order) {
      const at = have.indexOf(letter);
      if (at >= 0) kept.push(...have.splice(at, 1));
    }
    return [...kept, ...have];
  });

  shown = $derived.by<Held[]>(() => {
    const left = [...this.#used()];
    return this.#sorted.map((letter) => {
      const at = left.indexOf(letter);
      if (at >= 0) left.splice(at, 1);
      return { letter, used: at >= 0 };
    });
  });

  move(from: number, to: number): void {
    const next = [...this.#sorted];
    const [letter] = next.splice(from, 1);
    if (letter === undefined) return;
    next.splice(to, 0, letter);
    this.#order = next;
  }

  shuffle(): void {
    const next = [...this.#sorted];
    for (let i = next.length - 1; i > 0; i--) {
      const j = Math.floor(Math.random() * (i + 1));
      [next[i], next[j]] = [next[j] ?? "", next[i] ?? ""];
    }
    this.#order = next;
  }
}
