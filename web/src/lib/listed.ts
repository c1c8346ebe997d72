import { t } from "./i18n";

/** « Odette », « Odette et Marcel », « Odette, Marcel et 2 machines ». */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : t("company.and", { first: names.slice(0, -1).join(", "), last });
}
