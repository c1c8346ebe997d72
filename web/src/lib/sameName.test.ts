import { expect, it } from "vitest";
import { isSameName, repeated } from "./sameName";

it("hears one name whatever its capitals and spaces", () => {
  expect(isSameName("Camille", " camille ")).toBe(true);
  expect(isSameName("Jean  Marc", "jean marc")).toBe(true);
  expect(isSameName("Camille", "Camille B.")).toBe(false);
});

it("finds the first name that is borne twice", () => {
  expect(repeated(["Odile", "Camille", "odile", "camille"])).toBe("odile");
  expect(repeated(["Odile", "Camille"])).toBe("");
});
