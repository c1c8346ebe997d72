/** A move that is only written down, legal or not, for somebody who does not read records. */
import { gameOf } from "../../boards/registry";
import { typeset } from "../../lib/i18n";
import { t } from "./texts";

const WORD = /^([A-Z]\d+)([hv]) (\S+)$/;
const SLIDE = /^([A-Z]\d+)[-x]([A-Z]\d+)(.*)$/;

export function asked(move: string): string {
  const [first = "", second = "", third = ""] = move.split(" ");
  if (first === "word") return t("asked.word", { word: second.toUpperCase() });
  if (first === "insert" || first === "exchange")
    return t(`asked.${first}`, { number: second, word: third.toUpperCase() });
  if (first === "discard") return t("asked.discard", { card: second.toUpperCase() });
  if (first === "lay") {
    const joker = second.startsWith("*");
    const letter = second.replace("*", "").toUpperCase();
    return t(joker ? "asked.joker" : "asked.lay", { letter, word: third.toUpperCase() });
  }
  if (first === "take") return t("asked.take");
  if (first === "pass") return t("asked.pass");
  const [, square = "", way, word = ""] = WORD.exec(move) ?? [];
  if (square) return t(way === "h" ? "asked.right" : "asked.down", { square, word: word.toUpperCase() });
  const [, from = "", to = "", rest = ""] = SLIDE.exec(move) ?? [];
  return from ? slid(from, to, rest.trim().split(" ")) : move;
}

/** What a referee answered, as the button said it: « Légal », or the reason of an article. */
export function judgedAs(game: string, said: string): string {
  if (said === "legal") return t("legal");
  return t("refused.for", { why: typeset(gameOf(game).say(`article.${said}`, said)) });
}

/** A letter that moves, the words it makes, the joker laid at the end. */
function slid(from: string, to: string, parts: string[]): string {
  const words = parts.filter((part) => part && !part.startsWith("+")).map((part) => part.split("@")[0] ?? "");
  const joker = parts.find((part) => part.startsWith("+"));
  const [letter = "", square = ""] = joker?.slice(1).split("@") ?? [];
  return [
    t("asked.slide", { from, to }) +
      (words.length ? t("asked.makes", { words: words.join(t("asked.and")) }) : ""),
    joker ? t("asked.set", { letter, square }) : "",
  ].join("");
}
