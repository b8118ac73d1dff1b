// Lethal, disputed and unhealthy outcomes of a pairing, with the share of the eggs they concern.

import type { HealthConcern } from "./gene.ts";
import type { Gene, GeneBook, Locus } from "./gene-book.ts";
import { product } from "./likeliest.ts";
import { lookOfPair, type Pair } from "./locus-look.ts";
import { recipes } from "./name-recipes.ts";
import type { LocusOffspring } from "./offspring.ts";
import { divide, isZero, one, type Rational, rational, subtract, sum, zero } from "./rational.ts";
import type { Warning } from "./warning.ts";

/** The loci of an egg; one list where sex plays no part, else one for sons and one for daughters, equally likely. */
export type Branches = readonly (readonly LocusOffspring[])[];

function average(branches: Branches, chance: (loci: readonly LocusOffspring[]) => Rational): Rational {
  return divide(sum(branches.map(chance)), rational(branches.length));
}

function chanceAt(loci: readonly LocusOffspring[], locus: Locus | undefined, holds: (pair: Pair) => boolean): Rational {
  const found = loci.find((offspring) => offspring.locus === locus);
  return found ? sum(found.outcomes.filter(({ pair }) => holds(pair)).map(({ probability }) => probability)) : zero;
}

function copies(pair: Pair, gene: string): number {
  return pair.filter((allele) => allele === gene).length;
}

/** A concern of a gene, with the other genes any of which it takes. */
interface Concern extends HealthConcern {
  partners: Gene[];
}

/**
 * The concerns of a gene: rows with the same words are one, with several partners. A combination that names no partner is that with
 * the other alleles of its locus.
 */
function concernsOf(book: GeneBook, gene: Gene): Concern[] {
  return [...Map.groupBy(gene.health, ({ what }) => what).values()].flatMap((rows) => {
    const named = rows.flatMap((row) => row.with ?? []);
    const partners = named.flatMap((id) => book.genes.get(id) ?? []);
    const [first] = rows;
    // A partner that no published entry describes cannot be met.
    if (!first || (first.copies === "combo" && named.length > 0 && partners.length === 0)) return [];
    const neighbours = () => (book.locusOf.get(gene.id)?.genes ?? []).filter((other) => other !== gene);
    return [{ ...first, partners: named.length === 0 && first.copies === "combo" ? neighbours() : partners }];
  });
}

/** Whether a pair at the gene's own locus has the copies a concern asks for. */
function hasCopies(book: GeneBook, gene: Gene, concern: HealthConcern, pair: Pair): boolean {
  const own = copies(pair, gene.id);
  if (concern.copies === "one") return own === 1;
  if (concern.copies === "combo") return lookOfPair(book, pair).visible.some((shown) => shown.gene === gene.id);
  return concern.copies === "two" ? own === 2 : own > 0;
}

/**
 * The share of eggs a concern holds for. A combination holds beside one of its partners only; any other concern that has partners
 * holds with its copies, and beside a partner as well (the super form, and the pairing with Black Pastel). Beside a partner of its
 * own locus one copy is all a gene can have.
 */
function chanceOfConcern(book: GeneBook, loci: readonly LocusOffspring[], gene: Gene, concern: Concern): Rational {
  const home = book.locusOf.get(gene.id);
  const needed = concern.partners;
  const own = (pair: Pair) => hasCopies(book, gene, concern, pair);
  if (needed.length === 0) return chanceAt(loci, home, own);
  const byItself = concern.copies !== "combo";
  const neighbours = needed.filter((other) => book.locusOf.get(other.id) === home);
  const beside = (pair: Pair) => pair.includes(gene.id) && neighbours.some(({ id }) => pair.includes(id));
  const atHome = (pair: Pair) => beside(pair) || (byItself && own(pair));
  const open = (pair: Pair) => !atHome(pair) && (byItself ? pair.includes(gene.id) : own(pair));
  const abroad = Map.groupBy(
    needed.filter((other) => !neighbours.includes(other)),
    (other) => book.locusOf.get(other.id),
  );
  const noneAbroad = product(
    [...abroad].map(([locus, genes]) =>
      subtract(
        one,
        chanceAt(loci, locus, (pair) => genes.some(({ id }) => pair.includes(id))),
      ),
    ),
  );
  return sum([chanceAt(loci, home, atHome), product([chanceAt(loci, home, open), subtract(one, noneAbroad)])]);
}

function homozygoteWarnings(book: GeneBook, branches: Branches, gene: Gene): Warning[] {
  if (gene.homozygote === "viable") return [];
  const locus = book.locusOf.get(gene.id);
  const probability = average(branches, (loci) => chanceAt(loci, locus, (pair) => copies(pair, gene.id) === 2));
  if (isZero(probability)) return [];
  const lethal = gene.homozygote === "non-viable";
  const message = lethal
    ? `${gene.nameJa}の2コピーは育たない（致死）とされています。`
    : `${gene.nameJa}の2コピーが育つかどうかは報告が割れています。ここでは育つものとして計算しています。`;
  const evidence = gene.health.find((concern) => concern.copies === "two")?.evidence ?? null;
  return [
    {
      kind: lethal ? "lethal" : "disputed",
      severity: lethal ? 3 : 2,
      message,
      genes: [gene.id],
      probability,
      evidence,
      source: null,
    },
  ];
}

/** Warnings about the outcomes, the gravest first, then by the share of eggs. */
export function healthWarnings(book: GeneBook, branches: Branches): Warning[] {
  const genes = new Set((branches[0] ?? []).flatMap(({ locus }) => locus.genes));
  const warnings: Warning[] = [];
  const seen = new Set<string>();
  const report = (name: string, ids: string[], concern: HealthConcern, probability: Rational) => {
    const message = `${name}：${concern.what}`;
    if (isZero(probability) || seen.has(message)) return;
    seen.add(message);
    const { severity, evidence, source } = concern;
    warnings.push({ kind: "health", severity, message, genes: ids, probability, evidence, source: source || null });
  };
  for (const gene of genes) {
    warnings.push(...homozygoteWarnings(book, branches, gene));
    for (const concern of concernsOf(book, gene)) {
      report(
        gene.nameJa,
        [gene.id],
        concern,
        average(branches, (loci) => chanceOfConcern(book, loci, gene, concern)),
      );
    }
  }
  for (const { combo, looks } of recipes(book)) {
    if (combo.health.length === 0) continue;
    const chance = average(branches, (loci) =>
      product(
        [...looks].map(([id, key]) => {
          const found = loci.find((offspring) => offspring.locus.id === id);
          return found?.looks.find(({ look }) => look.key === key)?.probability ?? zero;
        }),
      ),
    );
    const ids = combo.recipe.map((item) => item.gene);
    for (const concern of combo.health) report(combo.nameJa, ids, concern, chance);
  }
  return warnings.sort((a, b) => b.severity - a.severity);
}
