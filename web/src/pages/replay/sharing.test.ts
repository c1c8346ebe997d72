import { expect, test } from "vitest";
import { packed, unpacked } from "./sharing";

const record = '[Game "toy"]\n[Player.1 "Zoé"]\n\n; « déjà » ?\n1 C3h MER {12400}\n2 C4v ON\n';

test("a record survives its link, accents included", async () => {
  const link = await packed(record);
  expect(link).toMatch(/^[\w-]+$/);
  expect(await unpacked(link)).toBe(record);
});

test("a broken link is an error, not another record", async () => {
  const link = await packed(record);
  await expect(unpacked(link.slice(0, -8))).rejects.toThrow();
});
