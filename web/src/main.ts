import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { keepApplication } from "./lib/version";

const FONTS = ["600 20px Fraunces", "400 15px Inter"];
/** Longer than this nobody waits for letters: the page comes in the device's own. */
const FONTS_MS = 1500;

/** The fonts come with the scripts (index.html): once both are there, the page stands and does not move again. */
async function show(): Promise<void> {
  const target = document.getElementById("app");
  const late = new Promise((done) => setTimeout(done, FONTS_MS));
  await Promise.race([late, Promise.all(FONTS.map((font) => document.fonts.load(font)))]).catch(() => null);
  target?.replaceChildren();
  if (target) mount(App, { target });
}
void show();

/** Once the first page stands: what the application needs without a network. */
async function keepForLater(): Promise<void> {
  await keepApplication();
  const { wordList } = await import("./lib/wordlist");
  await wordList.keep();
}

if (import.meta.env.PROD) {
  const later = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1000));
  window.addEventListener("load", () => later(() => void keepForLater().catch(() => null)));
}
