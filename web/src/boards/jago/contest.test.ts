import { expect, test } from "vitest";
import { costsOf, stakesOf } from "./contest";

test("a contest promises as many letters as there are to turn", () => {
  const stakes = stakesOf({ if_right: 3, if_wrong: 2 }, "Camille");
  expect(stakes.right.gist).toBe("3 lettres pour vous");
  expect(stakes.wrong.gist).toBe("2 lettres pour Camille");
  expect(costsOf({ if_right: 3, if_wrong: 2 }, "Camille")).toContain("2 de vos lettres");
  expect(stakesOf({ if_right: 1, if_wrong: 1 }, "Camille").wrong.more).toContain("votre seule lettre");
});

test("it promises none, and costs none, where there is none to turn", () => {
  const stakes = stakesOf({ if_right: 0, if_wrong: 0 }, "Camille");
  expect(stakes.right.gist).toBe("Le tour est repris");
  expect(stakes.right.more).toContain("rien à retourner");
  expect(stakes.wrong.gist).toBe("Rien à perdre");
  expect(costsOf({ if_right: 0, if_wrong: 0 }, "Camille")).toContain("ne vous coûte rien");
});
