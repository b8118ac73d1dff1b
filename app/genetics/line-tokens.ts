// Cuts a typed line into names, trade words, percentages and what nobody understands, longest name first.

import { foldCharacters, isMark } from "./fold-name.ts";
import type { GeneBook } from "./gene-book.ts";
import { type Meaning, nameIndex } from "./name-index.ts";
import { type TradeWord, tradeWords } from "./trade-words.ts";

export type Token = {
  text: string;
  /** The marks and spaces between this token and the one before it. */
  before: string;
} & (
  | { kind: "name"; meanings: readonly Meaning[] }
  | TradeWord
  | { kind: "percent"; percent: number }
  | { kind: "unknown" }
);

interface Match {
  end: number;
  token: { kind: "name"; meanings: readonly Meaning[] } | TradeWord;
}

const hard = /[,、。;；|\n\r\t]/;
const latin = /[a-z0-9]/;
const kana = /[ぁ-んー]/;
const longestWord = Math.max(...[...tradeWords.keys()].map((word) => word.length));

function isGap(character: string): boolean {
  return (isMark(character) && character !== "×") || hard.test(character);
}

/** Everything that can be read at a place, shortest first. Marks inside a name are passed over; words are never cut in two. */
function matchesAt(book: GeneBook, folded: readonly string[], start: number): Match[] {
  const { meanings, longest } = nameIndex(book);
  const matches: Match[] = [];
  let spelling = "";
  let passed = "";
  for (let i = start; i < folded.length && spelling.length < Math.max(longest, longestWord); i++) {
    const character = folded[i] ?? "";
    if (hard.test(character)) break;
    if (isMark(character)) {
      passed += character;
      continue;
    }
    spelling += character;
    const next = folded[i + 1] ?? "";
    if (latin.test(character) && latin.test(next)) continue;
    const entry = meanings.get(spelling);
    const word = tradeWords.get(spelling);
    // A vowel drawn out at the end changes nothing: トフィ, トフィー.
    const end = next === "ー" ? i + 2 : i + 1;
    if (entry) matches.push({ end, token: { kind: "name", meanings: entry.meanings } });
    // ポスヘテ・ローリィ is no ポスヘテロ: a Japanese state is one word, while "pos het" may be two.
    else if (word && (passed === "" || word.kind === "maker" || latin.test(character)))
      matches.push({ end: i + 1, token: word });
  }
  return matches;
}

/** In Japanese a space divides: デザート ゴースト is two genes where both are known, ブラック パステル is one. */
function chooseMatch(
  book: GeneBook,
  folded: readonly string[],
  matches: Match[],
  afterState: boolean,
): Match | undefined {
  // スーパー and ヘテロ belong to a gene: in "super pastel clown" it is the pastel that is super, not the combination.
  const genes = matches.filter(
    ({ token }) => token.kind === "name" && token.meanings.some(({ kind }) => kind === "gene"),
  );
  const best = (afterState && genes.at(-1)) || matches.at(-1);
  const shorter = matches.findLast((match) => {
    if (!best || match.end >= best.end || match.token.kind !== "name") return false;
    if (!/\s/.test(folded[match.end] ?? "") || !kana.test(folded[match.end - 1] ?? "")) return false;
    const after = folded.findIndex((character, i) => i > match.end && !isGap(character));
    return after < best.end && matchesAt(book, folded, after).length > 0;
  });
  return shorter ?? best;
}

function percentAt(folded: readonly string[], start: number): { end: number; percent: number } | undefined {
  const rest = folded.slice(start, start + 24).join("");
  const marked = /^(\d{1,3}(?:\.\d{1,4})?)\s*(?:%|percent|ぱーせんと)/.exec(rest);
  const bare = /^(\d{2,3})\s*(?=het|pos|へて|ぽす|ぽつし)/.exec(rest);
  const share = /^([123])\s*\/\s*([234])\s*(?=het|pos|へて|ぽす|ぽつし)/.exec(rest);
  if (share)
    return { end: start + share[0].trimEnd().length, percent: Math.floor((100 * Number(share[1])) / Number(share[2])) };
  const found = marked ?? bare;
  return found ? { end: start + found[0].trimEnd().length, percent: Number(found[1]) } : undefined;
}

/** A short kana name inside a longer unknown word (ピン in ピンク) is no name: the whole word is unknown. */
function rejoinWords(tokens: Token[]): Token[] {
  const out: Token[] = [];
  const short = (token: Token) => token.kind !== "unknown" && token.text.length <= 2 && !/[\x20-\x7e]/.test(token.text);
  for (const token of tokens) {
    const last = out.at(-1);
    const touches = last && token.before === "" && (last.kind === "unknown" || token.kind === "unknown");
    if (touches && (last.kind === "unknown" || short(last)) && (token.kind === "unknown" || short(token))) {
      out[out.length - 1] = { kind: "unknown", text: last.text + token.text, before: last.before };
    } else {
      out.push(token);
    }
  }
  return out;
}

/** The tokens of a line, in order; nothing of the line is lost but spaces and marks between them. */
export function lineTokens(book: GeneBook, line: string): Token[] {
  const characters = [...line.normalize("NFKC")];
  const folded = foldCharacters(characters);
  const tokens: Token[] = [];
  let at = 0;
  while (at < characters.length) {
    let start = at;
    while (start < characters.length && isGap(folded[start] ?? "")) start++;
    const before = characters.slice(at, start).join("");
    if (start >= characters.length) break;
    const take = (end: number) => ({ text: characters.slice(start, end).join(""), before });
    const percent = percentAt(folded, start);
    const afterState = tokens.at(-1)?.kind === "state";
    const match = percent ? undefined : chooseMatch(book, folded, matchesAt(book, folded, start), afterState);
    if (percent) {
      at = percent.end;
      tokens.push({ ...take(at), kind: "percent", percent: percent.percent });
    } else if (match) {
      at = match.end;
      tokens.push({ ...take(at), ...match.token });
    } else {
      at = start + 1;
      while (latin.test(folded[start] ?? "") && latin.test(folded[at] ?? "")) at++;
      tokens.push({ ...take(at), kind: "unknown" });
    }
  }
  return rejoinWords(tokens);
}
