import { expect, it } from "vitest";
import { CENTRE, opensAt, SIDE } from "./opening";

it("begins the first word in the middle, and no other anywhere", () => {
  const bare = ".".repeat(SIDE * SIDE);
  expect(opensAt(bare)).toBe(CENTRE);
  expect(opensAt(`${bare.slice(0, CENTRE)}A${bare.slice(CENTRE + 1)}`)).toBeNull();
});
