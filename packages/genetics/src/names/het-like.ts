// Recognises unknown words that refer to a het: misspelt marks, and phrases for carriers.

import carrierWords from "./carrier-words.json" with { type: "json" };
import { foldName } from "./fold-name.ts";
import { tradeWords } from "./trade-words.ts";

/** Words for an animal that carries a gene or descends from a carrier, without showing it. */
const carries = new RegExp(carrierWords.join(" ").replaceAll(" ", "|"), "i");
/** Matched as whole words only: クラウンの子, 親クラウン, from clown, not clown. */
const whole =
  /^(?:直?[子仔孫]|直系|親|両親|父親?|母親?|parents?|project|based|from|of|by|ex|gene|ha[sd]|have|holds|not|non|no|without|以外|だが|見た目|[個つ用]|[付つ]き|有り?|あり|狙い|作れ.*|ノン|非|なし|無し|ではない|じゃない)$/i;
/** H.H., Ht, ヘ: too short for a gene's name, but possibly a mark. */
const shortMark = /^(?:[a-z]{1,2}|[a-z]*h[a-z]{0,2}|p?h\d{2,3}|[ぁ-ん]|1\/[234])$/;

const hetWords = [...tradeWords].flatMap(([spelling, word]) =>
  word.kind === "state" && (word.state === "het" || word.state === "pos-het") && spelling.length > 2
    ? [{ spelling, sorted: letters(spelling) }]
    : [],
);

/** Returns whether the edit distance is at most `most`. Stops early, as whole lines may be unknown words. */
export function isNear(a: string, b: string, most: number): boolean {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const [left = 0, above = 0, both = 0] = [next[j - 1], row[j], row[j - 1]];
      const here = Math.min(left + 1, above + 1, both + (a[i - 1] === b[j - 1] ? 0 : 1));
      next.push(here);
      least = Math.min(least, here);
    }
    if (least > most) return false;
    row = next;
  }
  return (row.at(-1) ?? 0) <= most;
}

function letters(word: string): string {
  return [...word].sort().join("");
}

/** Returns whether it is a misspelt het word: ヘデロ, ヘロテ, posible. One edit (two in long words), or an anagram. */
function isMisspelt(folded: string): boolean {
  if (folded.length < 3) return false;
  const sorted = letters(folded);
  return hetWords.some((known) => {
    const most = known.spelling.length > 4 ? 2 : 1;
    if (Math.abs(known.spelling.length - folded.length) > most) return false;
    return known.sorted === sorted || isNear(known.spelling, folded, most);
  });
}

/** Returns whether it is an ordinary word (キャリア, from, 子) rather than a misspelt name or mark. */
export function isOrdinary(text: string): boolean {
  return carries.test(text) || whole.test(text);
}

export function speaksOfHet(text: string): boolean {
  const folded = foldName(text);
  return /het|へて|ぽす?へ/.test(folded) || shortMark.test(folded) || isOrdinary(text) || isMisspelt(folded);
}
