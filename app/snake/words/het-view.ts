// What a look carries unseen, in words.

import type { LookRow } from "#app/snake/cross/cross-rows.ts";
import type { GeneBook } from "#app/snake/genes/gene-book.ts";
import { geneName } from "#app/snake/genes/gene-book.ts";

export interface HetView {
  text: string;
  certain: boolean;
}

/** "66%ポスヘテ・クラウン" */
export function hetViews(book: GeneBook, hets: LookRow["possibleHets"]): HetView[] {
  return hets.map(({ gene, percent }) => ({
    text: `${percent}%${percent === 100 ? "ヘテロ" : "ポスヘテ"}・${geneName(book, gene)}`,
    certain: percent === 100,
  }));
}
