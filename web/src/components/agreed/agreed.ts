/** What was agreed on for a table, as lines to read: the clock, who checks the words, and what is not as in the rules. */
import { lowered, said } from "../../lib/i18n";
import type { GameInfo, OptionInfo } from "../../lib/messages";
import { clockWords, t as clocks } from "../clocks/say";
import { t } from "./texts";

/** Values that a line can say. */
const SAYABLE: OptionInfo["kind"][] = ["choice", "number"];
/** Lists of words and counts of letters are too long for a line: it says only that they are not the usual ones. */
const LONG: OptionInfo["kind"][] = ["words", "classes", "list", "letters"];

const ALWAYS = ["arbitration", "rounds"];

export function agreedLines(info: GameInfo | null, options: Record<string, string>): string[] {
  const usual = info?.options.find((option) => option.name === "clock")?.default;
  const clock = options["clock"] ?? usual ?? "none";
  const timed =
    clock === "none" ? `${clockWords(clock)}.` : t("clock", { clock: lowered(clockWords(clock)) });
  const others = (info?.options ?? [])
    .filter((option) => SAYABLE.includes(option.kind))
    .filter((option) => isTold(option, options[option.name] ?? option.default))
    .map((option) => lineOf(option, options[option.name] ?? option.default));
  const rewritten = (info?.options ?? [])
    .filter(
      (option) => LONG.includes(option.kind) && (options[option.name] ?? option.default) !== option.default,
    )
    .map((option) => t("rewritten", { label: said(option.label) }));
  /** Nobody knows it from elsewhere. */
  const disc = clock.startsWith("disc") ? [clocks("disc.says")] : [];
  return [timed, ...disc, ...others, ...rewritten];
}

export interface Help {
  hints: boolean;
  dictionary: boolean;
  /** Whether anybody may watch; left out where it is not told. */
  listed?: boolean;
}

/** What help there is while the game is played, and whether others see it. */
export function helpLines({ hints, dictionary, listed }: Help): string[] {
  const help = [t(hints ? "hints" : "hintsOff"), t(dictionary ? "dictionary" : "dictionaryOff")];
  return listed ? [...help, t("listed")] : help;
}

/** Who checks the words and how long a game is are always told, other things when they are unusual; lots are not known yet. */
function isTold(option: OptionInfo, value: string): boolean {
  if (option.by_lot) return false;
  return ALWAYS.includes(option.name) || value !== option.default;
}

/** Who checks the words is said in a sentence, anything else as a label and its value. */
function lineOf(option: OptionInfo, value: string): string {
  if (option.name === "arbitration" && (value === "contest" || value === "strict")) return t(value);
  return t("option", { label: said(option.label), value: lowered(valueOf(option, value)) });
}

function valueOf(option: OptionInfo, value: string): string {
  const choice = option.choices.find((one) => one.value === value);
  return choice ? said(choice.label) : value;
}
