/** The box of a game: its letters and their values, asked of the server once and kept for when it is away. */
import { get } from "../../lib/api";
import type { BoxInfo } from "../../lib/messages";

export async function boxOf(
  game: string,
  options: Record<string, string>,
  seats: number,
): Promise<BoxInfo | null> {
  const query = new URLSearchParams({ seats: String(seats) });
  for (const [name, value] of Object.entries(options)) query.set(`option.${name}`, value);
  const key = `joute.box.${game}?${query}`;
  const answer = await get<BoxInfo>(`/api/boxes/${game}?${query}`);
  try {
    if (answer.ok) localStorage.setItem(key, JSON.stringify(answer.value));
    else return JSON.parse(localStorage.getItem(key) ?? "null") as BoxInfo | null;
  } catch {
    // No storage: only what the server says.
  }
  return answer.ok ? answer.value : null;
}
