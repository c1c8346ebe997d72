/** A clock in words. */
import { prefs } from "../../lib/prefs.svelte";
import { readControl } from "./clock";

export function clockName(text: string): string {
  const { kind, ms, start } = readControl(text);
  const french = prefs.language === "fr";
  const time = ms % 60_000 ? `${ms / 1000} s` : `${ms / 60_000} min`;
  switch (kind) {
    case "budget":
      return french ? `${time} chacun` : `${time} each`;
    case "turn":
      return french ? `${time} par tour` : `${time} a turn`;
    case "bell":
      return french ? `La cloche, ${time} la main` : `The bell, ${time} a hand`;
    case "disc":
      return french ? `Disque : ${start} minutes chacun` : `Disc: ${start} minutes each`;
    case "none":
      return french ? "Sans pendule" : "No clock";
  }
}
