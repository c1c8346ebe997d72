/** The home page as HTML, made when the pages are built (`documents.ts`): something to read before the scripts come. */
import { render } from "svelte/server";
import { type Language, prefs } from "./lib/prefs.svelte";
import Home from "./pages/Home.svelte";

export function home(language: Language): string {
  prefs.language = language;
  return render(Home).body;
}
