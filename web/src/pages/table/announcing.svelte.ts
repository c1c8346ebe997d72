/** Says aloud, and rings, what someone else has just done. */
import { untrack } from "svelte";
import { describe } from "../../components/table/plies";
import { announce } from "../../lib/announce.svelte";
import { t } from "../../lib/i18n";
import type { Ply, State } from "../../lib/messages";
import { chime } from "../../lib/sound";

export function announceMoves(table: () => State, last: () => Ply | null, names: () => string[]): void {
  let heard = -1;
  $effect(() => {
    const ply = last();
    if (!ply || ply.number === heard) return;
    heard = ply.number;
    untrack(() => {
      const { game, status } = table().table;
      const line = describe(game, ply);
      announce(t("announce.move", { name: names()[ply.seat - 1] ?? "", move: `${line.word} ${line.where}` }));
      if (ply.seat !== table().seat) chime(status === "finished" ? "end" : "move");
    });
  });
}
