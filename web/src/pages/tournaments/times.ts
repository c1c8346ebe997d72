/** The hours of a timetable as people write them: « 10h », « 9:30 », « 14h30 », a day before it or not. */

const HOUR = /^(\d{4}-\d\d-\d\dT)?(\d{1,2})(?:[:h.](\d\d)?)?$/i;

/** As the file has them; `bad` is the first that is no hour. */
export function readTimes(text: string): { read: string[]; bad: string } {
  const read: string[] = [];
  for (const word of text.split(/[\s,;]+/).filter(Boolean)) {
    const [, day = "", hour = "", minutes = "00"] = HOUR.exec(word) ?? [];
    if (!hour || Number(hour) > 23 || Number(minutes) > 59) return { read: [], bad: word };
    read.push(`${day.toUpperCase()}${hour.padStart(2, "0")}:${minutes}`);
  }
  return { read, bad: "" };
}
