/** A word composed by keyboard on a board of squares. */
import { letterKey } from "../../lib/keys";
import { erased, type Made } from "./composer";

/** Letters are written, Backspace takes the last one back, the space bar turns the word. */
export function composeByKey(
  event: KeyboardEvent,
  made: Made,
  index: number | null,
  write: (letter: string) => void,
  compose: (next: Made) => void,
): void {
  const letter = letterKey(event);
  if (letter) write(letter);
  else if (event.key === "Backspace") compose(erased(made));
  else if (event.key === " ") compose({ ...made, cursor: made.cursor ?? index, down: !made.down });
  else return;
  event.preventDefault();
}
