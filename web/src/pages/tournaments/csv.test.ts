import { expect, test } from "vitest";
import type { DeskInfo } from "../../lib/messages";
import { namesIn, standingsCsv } from "./csv";

test("names come from their column, whatever lies between the cells", () => {
  expect(namesIn("N°;Nom;Club\r\n1;Camille;Lilas\r\n2;Rosalie;\r\n")).toEqual(["Camille", "Rosalie"]);
  expect(namesIn('1,"Dupont, Anne",x\n2,Bo,y')).toEqual(["Dupont, Anne", "Bo"]);
  expect(namesIn("\uFEFFCamille\nRosalie\n\n")).toEqual(["Camille", "Rosalie"]);
  expect(namesIn("")).toEqual([]);
});

test("standings go out with every figure", () => {
  const info = {
    format: "hands",
    players: [{ name: 'Zoé "Z"', team: "" }],
    standings: [{ rank: 1, player: 1, details: [10, null], penalties: 50, total: 60 }],
  } as unknown as DeskInfo;
  expect(standingsCsv(info, ["Rang", "Nom"])).toBe('\uFEFFRang;Nom\r\n1;1;"Zoé ""Z""";;10;;50;60\r\n');
});
