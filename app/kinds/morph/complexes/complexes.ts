// Complexes as a map: alleles are places, their pairs are roads.

import {
  alleleOf,
  allelicGroups,
  distinctGenes,
  type Gene,
  type GeneBook,
  itemsOfPair,
  nameOfPair,
} from "@borupa/genetics";
import { type Drawn, drawnOf, shownGenotype } from "@borupa/snake-drawing";
import { calculatorPath } from "#app/ui/genetics/calculator-path.ts";
import { homozygoteLabels } from "#app/ui/genetics/labels.ts";

interface Place {
  id: string;
  title: string;
}

type DrawnPlace = Place & { drawn: Drawn | null };
type DrawnPair = ReturnType<typeof pairOf> & { drawn: Drawn | null };

export interface Complex {
  id: string;
  name: string;
  note: string | null;
  confidence: string | null;
  places: Place[];
  roads: (DrawnPair & { from: Place; to: Place })[];
}

/** An allele, its two copies, and its pairs with all others of its complex. */
export interface AlleleOnMap {
  complex: Pick<Complex, "id" | "name" | "note" | "confidence">;
  place: DrawnPlace;
  twice: (DrawnPair & { words: string | null }) | null;
  roads: (DrawnPair & { to: DrawnPlace })[];
}

const confidenceWords = { high: "高い", medium: "中程度", low: "低い" } as const;

const placeOf = ({ id, nameJa }: Gene): Place => ({ id, title: nameJa });

function aboutGroup(id: string): AlleleOnMap["complex"] {
  const group = allelicGroups.get(id);
  return {
    id,
    name: group?.name ?? id,
    note: group?.note ?? null,
    confidence: group ? confidenceWords[group.confidence] : null,
  };
}

/** Returns the pair's name, entry and calculator link. */
export function pairOf(book: GeneBook, a: Gene, b: Gene) {
  return { ...nameOfPair(book, a, b), calculate: calculatorPath({ sire: a.nameEn, dam: b.nameEn }) };
}

/** Returns all complexes with at least two alleles, largest first. */
export function complexes(book: GeneBook): Complex[] {
  const groups = Map.groupBy(distinctGenes(book), ({ group }) => group);
  const found = [...groups].flatMap(([id, genes]) => {
    if (!id || genes.length < 2) return [];
    const roads = genes.flatMap((a, i) =>
      genes.slice(i).flatMap((b) => {
        const pair = pairOf(book, a, b);
        return pair.combo ? [{ ...pair, a, b }] : [];
      }),
    );
    return [{ ...aboutGroup(id), places: genes.map(placeOf), roads }];
  });
  const drawn = drawnOf(
    book,
    found.flatMap(({ roads }) => roads.map(({ a, b }) => itemsOfPair(book, [a.id, b.id]))),
  ).values();
  return found
    .map((complex) => ({
      ...complex,
      roads: complex.roads.map(({ a, b, ...pair }) => ({
        ...pair,
        from: placeOf(a),
        to: placeOf(b),
        drawn: drawn.next().value ?? null,
      })),
    }))
    .sort((a, b) => b.roads.length - a.roads.length || b.places.length - a.places.length);
}

/** Returns undefined for an unknown gene or one without a complex. */
export function alleleOnMap(book: GeneBook, id: string): AlleleOnMap | undefined {
  const own = book.genes.get(alleleOf(book, id));
  if (!own?.group) return undefined;
  const others = distinctGenes(book).filter((gene) => gene.group === own.group && gene !== own);
  if (others.length === 0) return undefined;
  const all = [own, ...others];
  const drawn = drawnOf(book, [
    ...all.map((gene) => shownGenotype(gene.id, { type: "gene" })),
    ...all.map((gene) => itemsOfPair(book, [own.id, gene.id])),
  ]);
  const alone = (place: number) => drawn[place] ?? null;
  const together = (place: number) => drawn[all.length + place] ?? null;
  return {
    complex: aboutGroup(own.group),
    place: { ...placeOf(own), drawn: alone(0) },
    twice: own.inheritance === "recessive" ? null : twiceOf(book, own, together(0)),
    roads: others.map((gene, i) => ({
      ...pairOf(book, own, gene),
      drawn: together(i + 1),
      to: { ...placeOf(gene), drawn: alone(i + 1) },
    })),
  };
}

/** Lethal or disputed super forms are described but not drawn. */
function twiceOf(book: GeneBook, own: Gene, drawn: Drawn | null): AlleleOnMap["twice"] {
  const isSure = own.homozygote === "viable";
  return {
    ...pairOf(book, own, own),
    drawn: isSure ? drawn : null,
    words: isSure ? null : homozygoteLabels[own.homozygote],
  };
}
