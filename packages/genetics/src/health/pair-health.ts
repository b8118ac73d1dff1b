// Health risks of a pairing for offspring and mother, and animals that must not be planned. Shared by all pages that suggest
// pairs or goals.

import { type Correction, type GenotypeItem, type HealthConcern, type Refusal, refusal } from "../genes/gene.ts";
import { type GeneBook, geneName, isRecessive } from "../genes/gene-book.ts";
import { type Animal, estimatedRecombination, type Genotype } from "../genes/genotype.ts";
import { lookOfPair, wild } from "../genes/locus-look.ts";
import { lociInPlay, offspringAt } from "../genes/offspring.ts";
import { printGenotype } from "../genes/print-genotype.ts";
import { readGenotype, readPairing } from "../genes/read-genotype.ts";
import type { Warning } from "../genes/warning.ts";
import { memoise } from "../memoise.ts";
import { concernsOfAnimal, gravestFirst, healthWarnings, neurological, parentWarnings } from "./health-concerns.ts";

/** Returns the pair's health warnings as on the cross page; none if a parent is impossible. */
export function pairWarnings(book: GeneBook, sire: Animal, dam: Animal): Warning[] {
  const pairing = readPairing(book, sire, dam);
  if (!pairing.ok) return [];
  const { sire: father, dam: mother } = pairing.parents;
  const loci = lociInPlay(father, mother);
  const sexes = loci.some((locus) => locus.sexLinked) ? (["male", "female"] as const) : [null];
  const eggs = sexes.map((sex) =>
    loci.map((locus) => offspringAt(book, locus, father, mother, sex, estimatedRecombination)),
  );
  return gravestFirst([...parentWarnings(book, sire.items, dam.items), ...healthWarnings(book, eggs)]);
}

const isGrave = ({ severity }: HealthConcern) => severity >= 2;

interface Traits {
  genes: ReadonlySet<string>;
  /** Highest severity among its genes' concerns, 0 to 3. */
  suffers: number;
  /** Whether a concern affects her as a mother. */
  suffersAsDam: boolean;
}

const traitsIn = memoise((book: GeneBook) =>
  memoise(({ loci }: Genotype): Traits => {
    const alleles = [...loci.values()].flatMap(({ states }) => states.flatMap(({ pair }) => pair));
    const genes = new Set(alleles.filter((allele) => allele !== wild));
    const shown = [...loci.values()].flatMap(({ states }) =>
      states.flatMap(({ pair }) => lookOfPair(book, pair).visible.map(({ gene }) => gene)),
    );
    const concerns = shown.flatMap((gene) => book.genes.get(gene)?.health ?? []);
    const own = concerns.filter(({ copies }) => copies === "any" || copies === "one");
    const ofBoth = own.filter(({ sex }) => !sex);
    return {
      genes,
      suffers: Math.max(0, ...ofBoth.map(({ severity }) => severity)),
      suffersAsDam: own.some((concern) => concern.sex === "female" && isGrave(concern)),
    };
  }),
);

const graveCombos = memoise(({ combos }: GeneBook) => combos.filter(({ health }) => health.some(isGrave)));

/**
 * Returns whether a pairing can produce nonviable or suffering offspring, joins two suffering animals, or endangers the mother.
 * Harmful pairs are always ranked below others.
 */
export function isHarmful(book: GeneBook, sire: Genotype, dam: Genotype): boolean {
  const [father, mother] = [traitsIn(book)(sire), traitsIn(book)(dam)];
  const areTwo = father.suffers > 0 && mother.suffers > 0;
  if (mother.suffersAsDam || (areTwo && Math.max(father.suffers, mother.suffers) >= 2)) return true;
  const all = new Set([...father.genes, ...mother.genes]);
  if (all.intersection(neurological(book)).size > 1) return true;
  const isDouble = (gene: string) => father.genes.has(gene) && mother.genes.has(gene);
  // A recessive shows only if both parents provide a copy.
  const canShow = (id: string) => all.has(id) && (!isRecessive(book, id) || isDouble(id));
  const canBe = ({ gene, state }: GenotypeItem) => (state === "super" ? isDouble(gene) : canShow(gene));
  for (const id of all) {
    const gene = book.genes.get(id);
    if (!gene) continue;
    if (gene.homozygote !== "viable" && isDouble(id)) return true;
    for (const { copies, with: partner } of gene.health.filter(isGrave)) {
      if (copies === "two" && isDouble(id)) return true;
      if (!canShow(id)) continue;
      if (partner && all.has(partner)) return true;
      const neighbours = book.locusOf.get(id)?.genes ?? [];
      if (copies === "combo" && !partner && neighbours.some((other) => other !== gene && all.has(other.id)))
        return true;
    }
  }
  return graveCombos(book).some(({ recipe }) => recipe.every(canBe));
}

/** Refuses possible hets as a goal: 66%ヘテロ describes uncertainty about the parents, which cannot be a goal. */
function possibleTarget(book: GeneBook, items: readonly GenotypeItem[]): Refusal | null {
  const possible = items.filter(({ state }) => state === "pos-het");
  if (possible.length === 0) return null;
  const sure = items.map(({ gene, state }): GenotypeItem => ({ gene, state: state === "pos-het" ? "het" : state }));
  const names = possible.map(({ gene }) => geneName(book, gene)).join("・");
  const message = `ポスヘテ（${names}）は「持っているかもしれない」という親からの見込みで、ほしい子としては探せません。持っている子がほしいときは、ヘテロと書いてください。`;
  return refusal(
    "possible-target",
    message,
    possible.map(({ gene }) => gene),
    [{ items: sure, label: printGenotype(book, sure) }],
  );
}

/** Returns why an animal must not be planned (a possible het, nonviable or nearly so), with alternatives. */
export function unplannable(book: GeneBook, items: readonly GenotypeItem[]): Refusal | null {
  const unsure = possibleTarget(book, items);
  if (unsure) return unsure;
  const reading = readGenotype(book, { items }, "dam");
  if (!reading.ok) return null;
  const dead = [...reading.genotype.loci.values()].filter(({ states }) =>
    states.every(({ pair }) => !lookOfPair(book, pair).viable),
  );
  const met = concernsOfAnimal(book, items);
  const joined = met.filter(({ concern }) => concern.copies === "combo" && concern.severity === 3);
  if (dead.length === 0 && joined.length === 0) return null;
  const deadGenes = new Set(dead.flatMap(({ locus }) => locus.genes.map(({ id }) => id)));
  const words = [
    ...items
      .filter(({ gene }) => deadGenes.has(gene))
      .map(({ gene }) => `${geneName(book, gene)}を2コピー持つ個体は育たない（致死）とされています。`),
    ...joined.map(({ name, concern }) => `${name}：${concern.what}。`),
  ];
  const single = items.map((item) => (deadGenes.has(item.gene) ? { ...item, state: "visual" as const } : item));
  const instead: Correction[] =
    dead.length > 0 && joined.length === 0 ? [{ items: single, label: printGenotype(book, single) }] : [];
  const message = `「${printGenotype(book, items)}」が生まれるペアは探していません。${words.join("")}`;
  return refusal("not-viable", message, [...new Set(items.map(({ gene }) => gene))], instead);
}
