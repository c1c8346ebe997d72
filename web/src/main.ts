import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { keepApplication } from "./lib/version";

const target = document.getElementById("app");
target?.replaceChildren();
if (target) mount(App, { target });

/** Once the first page stands: what the application needs without a network. */
async function keepForLater(): Promise<void> {
  await keepApplication();
  const { wordTable } = await import("./lib/words/table");
  await wordTable.keep();
}

if (import.meta.env.PROD) {
  const later = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1000));
  window.addEventListener("load", () => later(() => void keepForLater().catch(() => null)));
}
