// Dangers to the young of a pairing, or to its mother, and animals that must not be planned: one rule for every page that names a
// pair or a goal.

import { type Correction, type GenotypeItem, type HealthConcern, type Refusal, refusal } from "../genes/gene.ts";
import { type GeneBook, isRecessive } from "../genes/gene-book.ts";
import { type Animal, estimatedRecombination, type Genotype } from "../genes/genotype.ts";
import { lookOfPair, wild } from "../genes/locus-look.ts";
import { lociInPlay, offspringAt } from "../genes/offspring.ts";
import { printGenotype } from "../genes/print-genotype.ts";
import { readGenotype, readPairing } from "../genes/read-genotype.ts";
import type { Warning } from "../genes/warning.ts";
import { memoise } from "../memoise.ts";
import { concernsOfAnimal, gravestFirst, healthWarnings, neurological, parentWarnings } from "./health-concerns.ts";

/** Health warnings of the cross page for this pair, in the same words and order; none where a parent cannot be as written. */
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

/** Moderate or serious. */
const isGrave = ({ severity }: HealthConcern) => severity >= 2;

interface Traits {
  /** Genes that it carries, or may carry. */
  genes: ReadonlySet<string>;
  /** Severity of the gravest concern of its genes, 0 to 3. */
  suffers: number;
  /** Whether it troubles her as a mother. */
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
 * Whether a pair makes young that do not live or suffer because two genes meet, joins two animals that suffer, or endangers the
 * mother. Such a pair is never put before one that does not.
 */
export function isHarmful(book: GeneBook, sire: Genotype, dam: Genotype): boolean {
  const [father, mother] = [traitsIn(book)(sire), traitsIn(book)(dam)];
  const areTwo = father.suffers > 0 && mother.suffers > 0;
  if (mother.suffersAsDam || (areTwo && Math.max(father.suffers, mother.suffers) >= 2)) return true;
  const all = new Set([...father.genes, ...mother.genes]);
  if (all.intersection(neurological(book)).size > 1) return true;
  const isDouble = (gene: string) => father.genes.has(gene) && mother.genes.has(gene);
  // Of a recessive gene both parents have to bring a copy before it shows.
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

/** Why an animal is not planned: it would not live, or hardly. With what may be wanted instead. */
export function unplannable(book: GeneBook, items: readonly GenotypeItem[]): Refusal | null {
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
      .map(({ gene }) => `${book.genes.get(gene)?.nameJa ?? gene}の2コピーは育たない（致死）とされています。`),
    ...joined.map(({ name, concern }) => `${name}：${concern.what}。`),
  ];
  const single = items.map((item) => (deadGenes.has(item.gene) ? { ...item, state: "visual" as const } : item));
  const instead: Correction[] =
    dead.length > 0 && joined.length === 0 ? [{ items: single, label: printGenotype(book, single) }] : [];
  const message = `「${printGenotype(book, items)}」は計画していません。${words.join("")}`;
  return refusal("not-viable", message, [...new Set(items.map(({ gene }) => gene))], instead);
}
