// Trade names: the combinations whose recipe an animal shows, the largest first, left-over genes in front (エンチ バンブルビー).

import type { Combo, GeneBook } from "#app/snake/genes/gene-book.ts";
import { itemsOfPair } from "#app/snake/genes/genotype.ts";
import { type GeneCopies, type LocusLook, wild } from "#app/snake/genes/locus-look.ts";
import { printGenotype } from "#app/snake/genes/print-genotype.ts";
import type { WhiteForm } from "#app/snake/genes/white-forms.ts";
import { englishName, recipesShown } from "./name-recipes.ts";

export interface LookNames {
  /** Whole names in Japanese and English; empty where no combination is part of the look. */
  names: string[];
  combos: Combo[];
}

/** The looks of an animal at its loci, as `locus id → look`. */
export function nameLook(
  book: GeneBook,
  looks: ReadonlyMap<string, Pick<LocusLook, "key" | "visible" | "white">>,
): LookNames {
  const left = new Map([...looks].filter(([, look]) => look.key !== ""));
  const combos: Combo[] = [];
  let white: { form: WhiteForm; combo: Combo } | undefined;
  for (const { combo, looks: wanted } of recipesShown(book, looks)) {
    if (left.size === 0) break;
    if (![...wanted].every(([locus, key]) => left.get(locus)?.key === key)) continue;
    combos.push(combo);
    for (const locus of wanted.keys()) {
      const form = left.get(locus)?.white;
      if (form && wanted.size === 1) white = { form, combo };
      left.delete(locus);
    }
  }
  if (combos.length === 0) return { names: [], combos };
  const rest = [...left.values()].flatMap((look) => itemsOfLook(book, look.visible));
  const japanese = rest.length > 0 ? [printGenotype(book, rest)] : [];
  const english = rest.map(({ gene, state }) => {
    const known = book.genes.get(gene);
    return `${state === "super" ? "Super " : ""}${known ? englishName(known) : gene}`;
  });
  const whole = (named: readonly Pick<Combo, "nameJa" | "nameEn">[]) => [
    [...japanese, ...named.map(({ nameJa }) => nameJa)].join(" "),
    [...english, ...named.map(({ nameEn }) => nameEn)].join(" "),
  ];
  const only = combos.length === 1 && left.size === 0 ? combos[0] : undefined;
  const names = [
    ...whole(combos),
    ...(only?.tradeNames ?? []),
    ...(white ? whole(combos.map((combo) => (white?.combo === combo ? white.form : combo))) : []),
  ];
  return { names: [...new Set(names)], combos };
}

/** What shows, as items: one copy of a recessive only ever shows in a compound, so it is written as a het of each. */
export function itemsOfLook(book: GeneBook, visible: readonly GeneCopies[]) {
  return visible.flatMap(({ gene, copies }) => itemsOfPair(book, [gene, copies === 2 ? gene : wild]));
}
