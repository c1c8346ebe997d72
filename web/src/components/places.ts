/** The pages one may go to from anywhere: the menu names them all, a wide header the first few. */
import type { Key } from "../lib/i18n";
import type { IconName } from "../ui/Icon.svelte";

export interface Place {
  href: string;
  icon: IconName;
  label: Key;
  /** Whether a header names it too, on a desk or only on a wide one. */
  first?: "desk" | "wide";
}

export const places: readonly Place[] = [
  { href: "/parties", icon: "list", label: "nav.games" },
  { href: "/regles", icon: "book", label: "nav.rules", first: "desk" },
  { href: "/lecons", icon: "cap", label: "nav.lessons", first: "desk" },
  { href: "/probleme", icon: "bulb", label: "nav.problems", first: "desk" },
  { href: "/dictionnaire", icon: "words", label: "nav.dictionary", first: "desk" },
  { href: "/tournois", icon: "trophy", label: "nav.tournaments", first: "desk" },
  { href: "/imprimer", icon: "print", label: "nav.print", first: "wide" },
  { href: "/arbitre", icon: "clock", label: "nav.companion", first: "wide" },
  { href: "/regarder", icon: "eye", label: "nav.watch" },
  { href: "/revoir", icon: "back", label: "replay.title" },
];
