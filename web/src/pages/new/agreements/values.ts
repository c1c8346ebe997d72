/** What is agreed on if nobody touches it, and what the server is told. */
import type { GameInfo, OptionInfo } from "../../../lib/messages";

/** What the option is unless somebody chooses: among people some are otherwise, and some are left to the lot. */
export function untouched(info: GameInfo, option: OptionInfo, people: boolean): string {
  const usual = people ? info.among_people : info.with_machines;
  return usual[option.name] ?? (option.by_lot ? "lot" : option.default);
}

/** The options that are not as the game has them by itself. */
export function agreed(
  info: GameInfo,
  values: Record<string, string>,
  people: boolean,
): Record<string, string> {
  const chosen = info.options.map(
    (option) => [option, values[option.name] ?? untouched(info, option, people)] as const,
  );
  // A table without machines opens with contests, one with machines without a clock: otherwise, one says so.
  const usual = people ? info.among_people : info.with_machines;
  return Object.fromEntries(
    chosen
      .filter(([option, value]) => value !== option.default || option.name in usual)
      .map(([option, value]) => [option.name, value]),
  );
}
