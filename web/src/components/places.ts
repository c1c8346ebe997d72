/** The pages one may go to from anywhere: the menu names them all, a wide header the first few. */
import type { Key } from "../lib/i18n";
import type { IconName } from "../ui/Icon.svelte";

export interface Place {
  href: string;
  icon: IconName;
  label: Key;
  /** Whether a wide header names it too. */
  first?: boolean;
}

export const places: readonly Place[] = [
  { href: "/parties", icon: "list", label: "nav.games" },
  { href: "/regles", icon: "book", label: "nav.rules", first: true },
  { href: "/lecons", icon: "cap", label: "nav.lessons", first: true },
  { href: "/probleme", icon: "bulb", label: "nav.problems", first: true },
  { href: "/dictionnaire", icon: "words", label: "nav.dictionary", first: true },
  { href: "/tournois", icon: "trophy", label: "nav.tournaments", first: true },
  { href: "/imprimer", icon: "print", label: "nav.print", first: true },
  { href: "/arbitre", icon: "clock", label: "nav.companion", first: true },
  { href: "/regarder", icon: "eye", label: "nav.watch" },
  { href: "/revoir", icon: "back", label: "replay.title" },
];
