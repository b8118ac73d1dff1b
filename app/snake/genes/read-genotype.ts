// Reads the description of an animal, locus by locus, as one parent of a pairing.

import { strength } from "./gene.ts";
import type { GeneBook, Locus } from "./gene-book.ts";
import type { Animal, Genotype, LocusState, PairChance, Role } from "./genotype.ts";
import type { Pair } from "./locus-look.ts";
import { half, multiply, one } from "./rational.ts";
import { type Described, type Entry, readLocus } from "./read-locus.ts";
import type { OrRefusals } from "./refusal.ts";

/** The items of each locus, one a gene: of a gene named twice the stronger statement holds. */
function gather({ book, animal, readings }: Described): Map<Locus, Entry[]> {
  const loci = new Map<Locus, Entry[]>();
  for (const item of animal.items) {
    const gene = book.genes.get(item.gene);
    const locus = book.locusOf.get(item.gene);
    if (!gene || !locus) {
      const message = `「${item.gene}」は図鑑にない遺伝子なので計算に入れていません。`;
      readings.push({ kind: "unknown-gene", gene: item.gene, message });
      continue;
    }
    const entries = loci.get(locus) ?? [];
    loci.set(locus, entries);
    const same = entries.find((entry) => entry.gene === gene);
    if (!same) {
      entries.push({ gene, item });
    } else if (strength[item.state] > strength[same.item.state]) {
      same.item = item;
    } else if (item.state === "visual" && same.item.state === "visual" && gene.inheritance !== "recessive") {
      const message = `${gene.nameJa}が二重に書かれています。1コピーとして計算しました。2コピーなら「スーパー${gene.nameJa}」と書いてください。`;
      readings.push({ kind: "duplicate", gene: gene.id, message });
    }
  }
  return loci;
}

/** Where a sex-linked gene sits in a male: on the Y of a male maker, on the X of a female maker, either where nobody knows. */
function phases([a, b]: Pair, makers: Animal["makers"]): PairChance[] {
  if (a === b) return [{ pair: [a, b], probability: one }];
  if (makers?.[a] === "male" || makers?.[b] === "female") return [{ pair: [b, a], probability: one }];
  if (makers?.[b] === "male" || makers?.[a] === "female") return [{ pair: [a, b], probability: one }];
  return [
    { pair: [a, b], probability: half },
    { pair: [b, a], probability: half },
  ];
}

/** Reads an animal as one parent. The corrections of a refusal are whole genotypes the animal could have. */
export function readGenotype(book: GeneBook, animal: Animal, role: Role): OrRefusals<{ genotype: Genotype }> {
  const context: Described = { book, animal, readings: [], refusals: [] };
  const loci = new Map<string, LocusState>();
  for (const [locus, entries] of gather(context)) {
    const states = readLocus(entries, context);
    if (!states) continue;
    if (!locus.sexLinked || role === "dam") {
      loci.set(locus.id, { locus, states });
      continue;
    }
    const phased = states.flatMap((state) =>
      phases(state.pair, animal.makers).map(({ pair, probability }) => ({
        pair,
        probability: multiply(probability, state.probability),
      })),
    );
    loci.set(locus.id, { locus, states: phased });
    if (phased.length > states.length) {
      const names = entries.map((entry) => entry.gene.nameJa).join("・");
      const message = `${names}のオスがオスメーカーかメスメーカーか分からないため、半々として計算しました。分かる場合は「オスメーカー」「メスメーカー」と書いてください。`;
      context.readings.push({ kind: "unknown-phase", gene: entries[0]?.gene.id ?? "", message });
    }
  }
  const { readings, refusals } = context;
  return refusals.length > 0 ? { ok: false, refusals } : { ok: true, genotype: { loci, readings } };
}

/** Both animals of a pairing; refused for what is the matter with either. */
export function readPairing(
  book: GeneBook,
  sire: Animal,
  dam: Animal,
): OrRefusals<{ parents: Record<Role, Genotype> }> {
  const father = readGenotype(book, sire, "sire");
  const mother = readGenotype(book, dam, "dam");
  if (father.ok && mother.ok) return { ok: true, parents: { sire: father.genotype, dam: mother.genotype } };
  return { ok: false, refusals: [father, mother].flatMap((reading) => (reading.ok ? [] : reading.refusals)) };
}
