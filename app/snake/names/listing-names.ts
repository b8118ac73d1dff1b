// Names that only list what other names say: パステルクラウン, Lavender Pied. Read word by word they mean the same, and a state or a
// line beside one of their words finds its gene (パステルアルビノヘテロ, Albino Axanthic TSK).

import type { GenotypeItem } from "#app/snake/genes/gene.ts";
import type { GeneBook } from "#app/snake/genes/gene-book.ts";
import { keyOf, type NamedEntry } from "./meaning.ts";
import { comboNames, spellings, variants } from "./name-spellings.ts";
import { tradeWords } from "./trade-words.ts";

function onlyLists(entries: ReadonlyMap<string, NamedEntry>, spelling: string, recipe: string): boolean {
  const search = (index: number, items: readonly GenotypeItem[], isSuper: boolean): boolean => {
    if (index === spelling.length) return !isSuper && keyOf(items) === recipe;
    for (let end = index + 2; end <= spelling.length; end++) {
      const word = spelling.slice(index, end);
      if (word === spelling) continue;
      const trade = tradeWords.get(word);
      if (trade?.kind === "state" && trade.state === "super" && !isSuper && search(end, items, true)) return true;
      for (const meaning of entries.get(word)?.meanings ?? []) {
        if (isSuper && meaning.kind !== "gene") continue;
        const read = isSuper ? meaning.items.map(({ gene }) => ({ gene, state: "super" as const })) : meaning.items;
        if (read.every((item) => recipe.includes(keyOf([item]))) && search(end, [...items, ...read], false))
          return true;
      }
    }
    return false;
  };
  return search(0, [], false);
}

/** Takes them out: such a name is no name of its own. */
export function dropListingNames(book: GeneBook, meanings: Map<string, NamedEntry>): void {
  for (const { recipe, ...combo } of book.combos) {
    // "モハベ×レッサー" is one animal in a name, and a pairing elsewhere: such a name stays whole.
    const names = comboNames(combo).filter((name) => !name.includes("×"));
    const written = names.flatMap((name) => spellings(name).whole).flatMap(variants);
    // クラウンクリプティック, two recessives of one locus written as one word, is read as one copy of each.
    const listed = keyOf(recipe.map(({ gene, state }) => ({ gene, state: state === "het" ? "visual" : state })));
    for (const spelling of written) {
      const entry = meanings.get(spelling);
      if (entry?.rank === 1 && onlyLists(meanings, spelling, listed)) meanings.delete(spelling);
    }
  }
}
