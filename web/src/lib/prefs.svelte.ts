/** The reader's own settings, kept in this browser: language, theme, sound, motion, how strong the machine is. */

export type Language = "fr" | "en";
export type Theme = "auto" | "light" | "dark";

interface Prefs {
  language: Language;
  theme: Theme;
  sound: boolean;
  motion: boolean;
  level: number;
  /** Games that ended after this moment may raise the level. */
  levelSince: number;
  /** The level has gone up by itself, and nobody has played or chosen since. */
  risen: boolean;
  /** What the reader is called at tables: asked once. */
  name: string;
  /** Who else has played on this screen, the last first. */
  companions: string[];
  /** Games whose guide was put away for good. */
  guided: string[];
}

const KEY = "joute.prefs";

function stored(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs>;
  } catch {
    return {};
  }
}

export const prefs: Prefs = $state({
  language: navigator.language.startsWith("fr") || !navigator.language.startsWith("en") ? "fr" : "en",
  theme: "auto",
  sound: true,
  motion: true,
  level: 1,
  levelSince: 0,
  risen: false,
  name: "",
  companions: [],
  guided: [],
  ...stored(),
});

const dark = matchMedia("(prefers-color-scheme: dark)");
const system = $state({ dark: dark.matches });

export function isDark(): boolean {
  return prefs.theme === "dark" || (prefs.theme === "auto" && system.dark);
}

export function applyPrefs(): void {
  const root = document.documentElement;
  root.lang = prefs.language;
  root.dataset["theme"] = isDark() ? "dark" : "light";
  root.dataset["motion"] = prefs.motion ? "on" : "off";
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // Private browsing: the settings last as long as the page.
  }
}

export function toggleTheme(): void {
  prefs.theme = isDark() ? "light" : "dark";
  applyPrefs();
}

export function toggleLanguage(): void {
  prefs.language = prefs.language === "fr" ? "en" : "fr";
  applyPrefs();
}

dark.addEventListener("change", () => {
  system.dark = dark.matches;
  applyPrefs();
});
