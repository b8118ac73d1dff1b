// Lethal, disputed and unhealthy outcomes of a pairing, with the share of the eggs they concern.

import type { GenotypeItem } from "#app/snake/genes/gene.ts";
import type { Gene, GeneBook } from "#app/snake/genes/gene-book.ts";
import { compare, half, isZero, multiply, zero } from "#app/snake/genes/rational.ts";
import type { Warning } from "#app/snake/genes/warning.ts";
import { average, type Branches, chanceAt, concernsAmong, concernsOfAnimal, copies } from "./health-concerns.ts";

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

const ofDam = "この母親自身の危険です。繁殖に使う前に、よく考えてください。";

/** What endangers the mother herself when she lays. */
export function damWarnings(book: GeneBook, items: readonly GenotypeItem[]): Warning[] {
  return concernsOfAnimal(book, items)
    .filter(({ concern }) => concern.sex === "female")
    .map(({ concern: { what, severity, evidence, source }, name, genes }): Warning => {
      const message = `メス親の${name}：${what}。${ofDam}`;
      return { kind: "health", severity, message, genes, probability: null, evidence, source: source || null };
    });
}

/** Warnings about the outcomes, the gravest first; of those as grave what does not live, then what concerns most eggs. */
export function healthWarnings(book: GeneBook, branches: Branches): Warning[] {
  const genes = new Set((branches[0] ?? []).flatMap(({ locus }) => locus.genes));
  const health = concernsAmong(book, branches).map(({ concern, name, genes: ids, probability: chance }): Warning => {
    const { what, severity, evidence, source } = concern;
    const probability = concern.sex ? multiply(half, chance) : chance;
    const message = `${name}：${what}`;
    return { kind: "health", severity, message, genes: ids, probability, evidence, source: source || null };
  });
  const share = ({ probability }: Warning) => probability ?? zero;
  return [...[...genes].flatMap((gene) => homozygoteWarnings(book, branches, gene)), ...health].sort(
    (a, b) =>
      b.severity - a.severity ||
      Number(a.kind === "health") - Number(b.kind === "health") ||
      compare(share(b), share(a)),
  );
}
