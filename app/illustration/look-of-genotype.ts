// From a genotype to a look: every gene that shows, one after another, and then the white forms that hide them all.

import type { GenotypeItem } from "#app/content/fields-of-kinds.ts";
import { genes, pairs } from "./genes.ts";
import { type Look, wildType } from "./look.ts";
import { scaled } from "./pigment.ts";

const recessive = new Set(
  (
    "albino candy toffee lavender-albino ultramel caramel-albino bourgogne-albino piebald clown cryptic hypo g1-hypo citrus-hypo " +
    "seven-dollar-ghost axanthic-vpi axanthic-mj axanthic-gcr axanthic-tsk black-axanthic axanthic-jolliff genetic-stripe " +
    "desert-ghost enhancer monsoon sunset tri-stripe puzzle moray patternless"
  ).split(" "),
);
/** Two alleles of one group make a white animal, but for the `pairs` with a look of their own. */
const whiteGroups = [
  {
    alleles: new Set(
      "mojave lesser butter russo special phantom mystic mocha bamboo het-daddy honey exo-lbb".split(" "),
    ),
    iris: "#5b9bdb",
    yellow: 0.02,
  },
  {
    alleles: new Set("fire vanilla disco sulfur flame ember lemonback thunder brite sauce mota lucifer".split(" ")),
    iris: "#1d1712",
    yellow: 0.07,
  },
  { alleles: new Set(["yellow-belly"]), iris: "#3a2d22", yellow: 0.16 },
];
/** One copy each of two of these shows as two copies of the first would. */
const compounds = [
  ["albino", "candy", "toffee"],
  ["clown", "cryptic"],
  ["axanthic-mj", "axanthic-gcr"],
  ["axanthic-tsk", "black-axanthic"],
  ["desert-ghost", "enhancer"],
];

/** What can be seen of a genotype: hets and possible hets of recessives leave no trace. */
export function lookOfGenotype(genotype: readonly GenotypeItem[]): Look {
  const copies = copiesShown(genotype);
  let look = wildType();
  for (const [ids, change] of genes) {
    const count = Math.max(0, ...ids.split(" ").map((id) => copies.get(id) ?? 0));
    if (count > 0) look = change(look, count === 1 ? 1 : 2);
  }
  const pair = pairs.find(([[a, b]]) => (a === b ? copies.get(a) === 2 : copies.has(a) && copies.has(b)));
  if (pair) return pair[1](look, 2);
  for (const group of whiteGroups) {
    const alleles = [...copies].reduce((sum, [id, count]) => sum + (group.alleles.has(id) ? count : 0), 0);
    if (alleles >= 2) return white(look, group.iris, group.yellow);
  }
  return look;
}

function copiesShown(genotype: readonly GenotypeItem[]): Map<string, 1 | 2> {
  const copies = new Map<string, 1 | 2>();
  for (const { gene, state } of genotype) {
    const hides = recessive.has(gene) && (state === "het" || state === "pos-het");
    if (!hides && state !== "pos-het") copies.set(gene, state === "super" || recessive.has(gene) ? 2 : 1);
  }
  const hets = new Set(genotype.filter((item) => item.state === "het").map((item) => item.gene));
  for (const group of compounds) {
    const met = group.filter((gene) => hets.has(gene));
    if (met[0] && met[1]) copies.set(met[0], 2);
  }
  return copies;
}

function white(look: Look, iris: string, yellow: number): Look {
  const skin = { dark: 0.01, yellow, red: 0.01 };
  return {
    ...look,
    plan: "plain",
    ground: skin,
    blotch: scaled(skin, 1, 1.4),
    rim: skin,
    belly: skin,
    dots: 0,
    dorsal: 0,
    freckles: 0,
    pied: 0,
    whiteSides: 0,
    dorsalLine: 0,
    head: {
      ...look.head,
      cap: { ...skin, dark: 0.04 },
      stripe: skin,
      stripeClear: 0.4,
      mark: "none",
      iris,
      pupil: "#15100c",
    },
  };
}
