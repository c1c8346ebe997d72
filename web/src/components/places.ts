/** The pages one may go to from anywhere: the menu names them all, a wide header the first few. */
import type { Key } from "../lib/i18n";
import type { IconName } from "../ui/Icon.svelte";

/** Under which heading the menu names it. */
export const GROUPS = ["play", "learn", "others"] as const;
export type Group = (typeof GROUPS)[number];

export interface Place {
  href: string;
  icon: IconName;
  label: Key;
  /** What it is for, where its name alone does not say. */
  line?: Key;
  group: Group;
  /** Whether a header names it too, on a desk or only on a wide one. */
  first?: "desk" | "wide";
}

export const places: readonly Place[] = [
  { href: "/parties", icon: "list", label: "nav.games", group: "play" },
  { href: "/regles", icon: "book", label: "nav.rules", group: "learn", first: "desk" },
  { href: "/lecons", icon: "cap", label: "nav.lessons", group: "learn", first: "desk" },
  { href: "/probleme", icon: "bulb", label: "nav.problems", group: "learn", first: "desk" },
  { href: "/dictionnaire", icon: "words", label: "nav.dictionary", group: "learn", first: "desk" },
  { href: "/tournois", icon: "trophy", label: "nav.tournaments", group: "others", first: "desk" },
  {
    href: "/imprimer",
    icon: "print",
    label: "nav.print",
    line: "nav.print.line",
    group: "play",
    first: "wide",
  },
  {
    href: "/arbitre",
    icon: "clock",
    label: "nav.companion",
    line: "nav.companion.line",
    group: "play",
    first: "wide",
  },
  { href: "/regarder", icon: "eye", label: "nav.watch", line: "nav.watch.line", group: "others" },
  { href: "/revoir", icon: "again", label: "replay.title", line: "nav.replay.line", group: "learn" },
];
