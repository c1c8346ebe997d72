/** A tournament file that came in a link: read by the server, shown, and not changed. */
import { post } from "../../lib/api";
import { t } from "../../lib/i18n";
import type { DeskInfo } from "../../lib/messages";
import type { Keeper } from "./keeper";

export class FileReader implements Keeper {
  info = $state.raw<DeskInfo | null>(null);
  trouble = $state("");
  readonly busy = false;
  readonly doubt = null;

  constructor(readonly text: string) {
    void post<DeskInfo>("/api/organiser", { text }).then((answer) => {
      if (answer.ok) this.info = answer.value;
      else this.trouble = answer.failure.message || t("error.offline");
    });
  }

  nameOf(player: number): string {
    return this.info?.players[player - 1]?.name ?? "";
  }

  enter(): Promise<boolean> {
    return Promise.resolve(false);
  }
  rename(): Promise<boolean> {
    return Promise.resolve(false);
  }
  openRound(): Promise<boolean> {
    return Promise.resolve(false);
  }
  drawLots(): Promise<boolean> {
    return Promise.resolve(false);
  }
  scoreOnItsWay(): string | null {
    return null;
  }
  complain(): void {
    this.trouble = "";
  }
  print(): Promise<void> {
    return Promise.resolve();
  }
}
