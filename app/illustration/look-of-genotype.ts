// From a genotype to a look: every gene that shows, one after another, and then the white forms that hide them all.

import type { GenotypeItem } from "#app/genetics/gene.ts";
import { whiteFormOfPair } from "#app/genetics/masking.ts";
import { creamy, genes, pairs } from "./genes.ts";
import { type Look, wildType } from "./look.ts";
import { scaled } from "./pigment.ts";

const recessive = new Set(
  (
    "albino candy toffee lavender-albino ultramel caramel-albino bourgogne-albino piebald clown cryptic hypo g1-hypo citrus-hypo " +
    "seven-dollar-ghost axanthic-vpi axanthic-mj axanthic-gcr axanthic-tsk black-axanthic axanthic-jolliff genetic-stripe " +
    "desert-ghost enhancer monsoon sunset tri-stripe puzzle moray patternless"
  ).split(" "),
);
/** How the white forms of the calculator are drawn, by the group of their alleles. */
const whites: Record<string, { iris: string; yellow: number }> = {
  bel: { iris: "#5b9bdb", yellow: 0.02 },
  fire: { iris: "#1d1712", yellow: 0.07 },
};
const ivory = { iris: "#3a2d22", yellow: 0.16 };
/** Two alleles of this group make a pale animal, where they do not make a white one. */
const pale = new Set("fire vanilla disco sulfur flame ember lemonback thunder brite sauce mota lucifer".split(" "));
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
  const alleles = [...copies].flatMap(([id, count]) => Array<string>(count).fill(id));
  const form = alleles.flatMap((a, i) => alleles.slice(i + 1).flatMap((b) => whiteFormOfPair([a, b]) ?? []))[0];
  if (form) return white(look, whites[form.group] ?? ivory);
  const pair = pairs.find(([[a, b]]) => (a === b ? copies.get(a) === 2 : copies.has(a) && copies.has(b)));
  if (pair) return pair[1](look, 2);
  if (copies.get("yellow-belly") === 2) return white(look, ivory);
  return alleles.filter((id) => pale.has(id)).length >= 2 ? creamy(look) : look;
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

function white(look: Look, { iris, yellow }: { iris: string; yellow: number }): Look {
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
