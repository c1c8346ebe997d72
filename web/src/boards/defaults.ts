/** What a game's folder leaves out. */
import { has, speaker, t as shared, typeset, type Data, type Key } from "../lib/i18n";
import type { GameFolder } from "./game";
import GenericFace from "./generic/GenericFace.svelte";

type Optional = "panel" | "companion" | "lesson" | "articles" | "crop" | "meaningArticle" | "sampleRecord";
type Own = "title" | "pitch";

/** A game's folder with nothing left out, and its way of speaking. */
export interface Game extends Required<Omit<GameFolder, Optional>>, Pick<GameFolder, Optional> {
  t: (key: Own | Key, data?: Data) => string;
  /** A sentence whose key is made up on the spot: an option, a kind of move; the code itself if there is none. */
  say: (key: string, otherwise: string) => string;
}

export function completed(folder: GameFolder): Game {
  const name = folder.name.toUpperCase();
  const texts = {
    fr: { title: name, pitch: "", ...folder.texts?.fr },
    en: { title: name, pitch: "", ...folder.texts?.en },
  };
  const t = speaker<Own>(texts);
  return {
    minutes: 20,
    most: 2,
    face: GenericFace,
    board: () => import("./generic/Generic.svelte"),
    figure: (table, seat) => ({ value: table.table.scores[seat - 1] ?? 0, unit: "" }),
    counts: (score) => shared("end.points", { count: score }),
    lowestWins: false,
    note: () => "",
    namesShapes: true,
    stage: (_, usual) => usual(),
    happened: () => "",
    contestCosts: () => "",
    contestStakes: () => null,
    contestElse: () => null,
    contestInBoard: false,
    step: () => "",
    replaces: () => "",
    passes: false,
    where: () => "",
    spelled: () => null,
    motion: () => ({}),
    worth: () => undefined,
    sideEffects: ({ removed }) =>
      removed.length ? [shared("strip.removes", { squares: removed.join(", ") })] : [],
    leaves: () => "",
    clocks: [],
    match: false,
    formats: ["swiss", "roundrobin", "knockout", "match"],
    ...folder,
    texts,
    t,
    say: (key, otherwise) => (key in texts.fr || has(key) ? t(key as Key) : typeset(otherwise)),
  };
}
