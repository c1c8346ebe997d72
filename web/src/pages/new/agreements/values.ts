/** What is agreed on if nobody touches it, and what the server is told. */
import type { GameInfo, OptionInfo } from "../../../lib/messages";

/** What the option is unless somebody chooses: among people some are otherwise, and some are left to the lot. */
export function untouched(info: GameInfo, option: OptionInfo, people: boolean): string {
  const usual = people ? info.among_people : info.with_machines;
  return usual[option.name] ?? (option.by_lot ? "lot" : option.default);
}

/** The game's options at a table of that many: where each gets a number, all together get no more than there is. */
export function atTableOf(seats: number, info: GameInfo): GameInfo {
  const options = info.options.map((option) => {
    if (option.in_all === null) return option;
    const most = Math.floor(option.in_all / seats);
    return { ...option, most, choices: option.choices.filter(({ value }) => !(Number(value) > most)) };
  });
  return { ...info, options };
}

/** What each gets at a table of that many and what is left over; null where nothing is shared out. */
export function sharedOut(
  { in_all }: OptionInfo,
  value: string,
  seats: number,
): { each: number; rest: number } | null {
  if (in_all === null) return null;
  const each = Number(value) || Math.floor(in_all / seats);
  return { each, rest: in_all - each * seats };
}

/** What was chosen; as if nobody had where there are too many players for it by now. */
export function valueOf(
  info: GameInfo,
  option: OptionInfo,
  values: Record<string, string>,
  people: boolean,
): string {
  const chosen = values[option.name];
  const fits = option.most === null || !(Number(chosen) > option.most);
  return chosen !== undefined && fits ? chosen : untouched(info, option, people);
}

/** The options that are not as the game has them by itself. */
export function agreed(
  info: GameInfo,
  values: Record<string, string>,
  people: boolean,
): Record<string, string> {
  const chosen = info.options.map((option) => [option, valueOf(info, option, values, people)] as const);
  // A table without machines opens with contests, one with machines without a clock: otherwise, one says so.
  const usual = people ? info.among_people : info.with_machines;
  return Object.fromEntries(
    chosen
      .filter(([option, value]) => value !== option.default || option.name in usual)
      .map(([option, value]) => [option.name, value]),
  );
}
