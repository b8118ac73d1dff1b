import { expect, test } from "vitest";
import { sum, toNumber } from "../src/genes/rational.ts";
import { crossed } from "./animals.ts";
import { starterBook as book } from "./starter-book.ts";

const linkedGenes = [...book.genes.values()].filter((gene) => book.locusOf.get(gene.id)?.sexLinked);

/** Enumerates the sons: the parent that gave the single copy decides what kind of maker he is. */
function sonsByHand(sire: readonly [x: boolean, y: boolean], dam: readonly [boolean, boolean], rate: number) {
  const made = { male: 0, female: 0 };
  for (const fromDam of dam) {
    for (const [fromSire, share] of [
      [sire[1], 1 - rate],
      [sire[0], rate],
    ] as const) {
      if (fromSire && !fromDam) made.male += share / 2;
      if (fromDam && !fromSire) made.female += share / 2;
    }
  }
  const one = made.male + made.female;
  return one === 0 ? null : { male: made.male / one, female: made.female / one };
}

const sires = {
  normal: [false, false],
  "male maker": [false, true],
  "female maker": [true, false],
  super: [true, true],
} as const;
const dams = { normal: [false, false], visual: [true, false], super: [true, true] } as const;

test("returns what each son is himself, for every sex-linked gene and every pair of parents", () => {
  expect(linkedGenes.map(({ id }) => id)).toContain("banana");
  for (const { id } of linkedGenes) {
    for (const [kind, held] of Object.entries(sires)) {
      for (const [name, carried] of Object.entries(dams)) {
        const sire = {
          items: kind === "normal" ? [] : [{ gene: id, state: kind === "super" ? "super" : "visual" } as const],
          makers: kind.endsWith("maker") ? ({ [id]: kind.startsWith("male") ? "male" : "female" } as const) : {},
        };
        const dam = {
          items: name === "normal" ? [] : [{ gene: id, state: name === "super" ? "super" : "visual" } as const],
        };
        const rows = crossed(sire, dam).genotypes.filter(
          ({ sex, genes }) => sex === "male" && genes.some(({ gene, copies }) => gene === id && copies === 1),
        );
        const made = rows.map(({ makers }) => ({
          male: Number(toNumber(sum(makers.male.map(({ probability }) => probability))).toFixed(9)),
          female: Number(toNumber(sum(makers.female.map(({ probability }) => probability))).toFixed(9)),
        }));
        const byHand = sonsByHand(held, carried, 0.1);
        expect({ kind, name, made }).toEqual({
          kind,
          name,
          made: byHand ? [{ male: Number(byHand.male.toFixed(9)), female: Number(byHand.female.toFixed(9)) }] : [],
        });
      }
    }
  }
});

test("a sex-linked pairing tells what its sons and daughters will produce", () => {
  const said = (sire: string, dam: string) =>
    crossed(sire, dam)
      .warnings.filter(({ kind }) => kind === "makers")
      .map(({ message }) => message)
      .join("");
  const [fromDam, fromSire] = [
    "を母から受け継ぐオスの子は、それをX染色体に持つメスメーカーです",
    "を父から受け継ぐオスの子は、それをY染色体に持つオスメーカーです",
  ];
  expect(said("normal", "banana")).toContain(fromDam);
  expect(said("normal", "banana")).not.toContain(fromSire);
  for (const maker of ["male maker", "female maker"]) {
    expect(said(`${maker} banana`, "normal")).toContain(fromSire);
    expect(said(`${maker} banana`, "normal")).not.toContain(fromDam);
  }
  expect(said("female maker banana", "banana")).toMatch(/オスメーカーです.*メスメーカーです.*メスの子には/);
  expect(said("pastel", "normal")).toBe("");
});
