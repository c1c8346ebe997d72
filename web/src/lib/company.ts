/** With whom the reader plays: people by their names, machines counted; friends on the same screen are people too. */
import { t } from "./i18n";
import { listed } from "./listed";
import type { TableInfo } from "./messages";
import { prefs } from "./prefs.svelte";
import { isKnown, nameOf } from "./seats";

/** « avec Marcel et 2 machines », « avec Débutant »; nothing where nobody else is known yet. */
export function companyOf({ seats, you }: Pick<TableInfo, "seats" | "you">): string {
  const own =
    you.length > 1 ? seats.find(({ seat, name }) => you.includes(seat) && name === prefs.name) : null;
  const self = you.length > 1 ? own?.seat : you[0];
  const others = seats.filter((seat) => isKnown(seat) && seat.seat !== self);
  const machines = others.filter((seat) => seat.kind === "machine");
  const names = others.filter((seat) => seat.kind !== "machine").map(nameOf);
  // Of several machines « Débutant, Débutant 2, Débutant 3 » says no more than their number.
  if (machines.length === 1) names.push(...machines.map(nameOf));
  if (machines.length > 1) names.push(t("company.machines", { count: machines.length }));
  return names.length ? t("home.with", { names: listed(names) }) : "";
}
