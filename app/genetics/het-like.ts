// Unknown words that speak of a het: misspelt marks, and what keepers say of an animal that has a gene without showing it.

import { foldName } from "./fold-name.ts";
import { tradeWords } from "./trade-words.ts";

/** Words that say an animal carries a gene, or comes of one that has it, and not that it shows it. */
const carries =
  /carrier|キャリア|因子|持ち|保因|血|由来|入り|隠|片親|split|single|half|copy|コピー|半分|異型|潜性|劣性|隠性|兄弟|姉妹|きょうだい|sib|offspring|produced|ノンビ|nonvis/i;
/** Whole words, which others may begin with: クラウンの子, 親クラウン, from clown, not clown. */
const whole =
  /^(?:直?[子仔孫]|直系|親|両親|父親?|母親?|from|of|by|ex|not|non|no|ノン|非|なし|無し|ではない|じゃない)$/i;
/** H.H., Ht, ヘ: no name of a gene is as short as that, a mark may be. */
const shortMark = /^(?:[a-z]{1,2}|[a-z]*h[a-z]{0,2}|[ぁ-ん]|1\/[234])$/;

/** The words for hets that are long enough to be told misspelt. */
const hetWords = [...tradeWords].flatMap(([spelling, word]) =>
  word.kind === "state" && (word.state === "het" || word.state === "pos-het") && spelling.length > 2 ? [spelling] : [],
);

/** How many letters have to be changed, put in or left out. */
function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j++) {
      const [left = 0, above = 0, both = 0] = [next[j - 1], row[j], row[j - 1]];
      next.push(Math.min(left + 1, above + 1, both + Number(letter !== b[j - 1])));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const letters = (word: string) => [...word].sort().join("");

/** ヘデロ, ヘロテ, posible: one letter off, of a long word two, or two changed about. */
function isMisspelt(folded: string): boolean {
  if (folded.length < 3) return false;
  return hetWords.some((known) => {
    const most = known.length > 4 ? 2 : 1;
    if (Math.abs(known.length - folded.length) > most) return false;
    return edits(known, folded) <= most || letters(known) === letters(folded);
  });
}

/** Of a word that is neither a name nor a mark, whether it may be meant for a mark. */
export function speaksOfHet(text: string): boolean {
  const folded = foldName(text);
  return (
    /het|へて|ぽすへ/.test(folded) ||
    shortMark.test(folded) ||
    carries.test(text) ||
    whole.test(text) ||
    isMisspelt(folded)
  );
}
