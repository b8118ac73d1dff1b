// Links the first mention of each glossary term and morph in a sanitised article.

import { hash } from "node:crypto";
import { type WordsAt, wordFinder } from "#app/platform/search/words-at.ts";
import { comparableText } from "#app/platform/site/entered-text.ts";
import { attributesOf, escapeAttribute, type Piece, piecesOf, voidElements } from "./clean-html.ts";

export interface Term {
  id: string;
  /** Spellings; each counts as a mention. */
  words: readonly string[];
}

export interface TermLinker {
  /** Cache key for the terms and addresses. */
  key: string;
  /** Adds links; `own` is the current page, which is not linked. */
  link(cleanHtml: string, own?: string): string;
}

/** Elements in which words are not linked: names, samples and quotations. */
const untouched = new Set(
  "a h1 h2 h3 h4 h5 h6 pre code kbd samp var ruby figcaption blockquote cite script iframe".split(" "),
);

/** Adjacent characters of these scripts form one word: 湿度計, 換気口, 国内CB, モルフ図鑑. */
const runs = [/[\p{Script=Latin}\p{N}]/u, /[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}ー]/u];
/** Suffixes that may follow a word in such a run: 脱皮前, BEL系. */
const suffix = /^[前後中時系群型側間用同](?!\p{Script=Han})/u;

/** Returns whether a match neither starts nor ends inside a longer word. */
function isWholeWord(text: string, start: number, end: number): boolean {
  return runs.every((run) => {
    const startsInside = run.test(text.charAt(start)) && run.test(text.charAt(start - 1));
    const endsInside = run.test(text.charAt(end - 1)) && run.test(text.charAt(end));
    return !startsInside && (!endsInside || suffix.test(text.slice(end, end + 2)));
  });
}

/** Creates a linker; reuse it per set of terms. `href` returns a term's address. Ignores words of one character. */
export function termLinker<T extends Term>(terms: readonly T[], href: (term: T) => string): TermLinker {
  /** Address by folded word; the first term wins. */
  const addresses = new Map<string, string>();
  for (const term of terms) {
    const address = href(term);
    for (const word of term.words.map((written) => fold(written.trim()))) {
      if (word.length > 1 && !addresses.has(word)) addresses.set(word, address);
    }
  }
  const find = wordFinder(addresses);
  const key = hash("sha256", JSON.stringify(terms.map((term) => [href(term), ...term.words])));
  return { key, link: (cleanHtml, own) => linkAll(cleanHtml, find, own) };
}

function linkAll(cleanHtml: string, find: WordsAt<string>, own: string | undefined): string {
  const pieces = piecesOf(cleanHtml);
  const done = new Set([...linkedByHand(pieces), ...(own === undefined ? [] : [own])]);
  let inside = 0;
  return pieces
    .map((piece) => {
      if (piece.type === "text") return inside > 0 ? piece.source : linkText(piece.source, find, done);
      if (untouched.has(piece.name) && !voidElements.has(piece.name)) inside += piece.type === "open" ? 1 : -1;
      return piece.source;
    })
    .join("");
}

function linkedByHand(pieces: readonly Piece[]): string[] {
  return pieces
    .filter((piece) => piece.type === "open" && piece.name === "a")
    .map((piece) => attributesOf(piece.source).get("href") ?? "");
}

function linkText(source: string, find: WordsAt<string>, done: Set<string>): string {
  const { text, starts, ends } = foldWithPlaces(source);
  let out = "";
  let written = 0;
  let position = 0;
  while (position < text.length) {
    const found = find(text, position).findLast(({ end }) => isWholeWord(text, position, end));
    if (!found) {
      position += 1;
      continue;
    }
    if (!done.has(found.value)) {
      done.add(found.value);
      const from = starts[position] ?? 0;
      const to = ends[found.end - 1] ?? source.length;
      out += `${source.slice(written, from)}<a class="term-link" href="${escapeAttribute(found.value)}">${source.slice(from, to)}</a>`;
      written = to;
    }
    // Skips past the match, so that a shorter word inside is not linked.
    position = found.end;
  }
  return out + source.slice(written);
}

// Folds text for matching (width and case), keeping source positions.

/** Half-width marks, and combining ones as in file names from macOS. */
const voicedMarks = /[\uff9e\uff9f\u3099\u309a]/;
/** A reference, a run that folds to itself, or another single character. */
const pieces = /&(?:amp|lt|gt|quot|nbsp);|([ぁ-んァ-ヺー一-鿿a-z0-9、。]+)|[\s\S]/gu;
const references: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&nbsp;": " " };

interface FoldedText {
  /** One UTF-16 unit for each entry of starts and ends. */
  text: string;
  /** Source offsets of the start and end of text[i]. */
  starts: number[];
  ends: number[];
}

/** Folds the text of sanitised HTML; a character reference counts as one character. */
export function foldWithPlaces(source: string): FoldedText {
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  for (const match of source.matchAll(pieces)) {
    const [raw, isFolded] = match;
    const end = match.index + raw.length;
    if (isFolded) {
      for (let place = match.index; place < end; place += 1) {
        starts.push(place);
        ends.push(place + 1);
      }
      text += raw;
      continue;
    }
    // A kana and its mark, such as ﾊ and ﾞ, combine to one character.
    if (voicedMarks.test(raw) && text !== "") {
      const joined = (text.at(-1) + raw.normalize("NFKC")).normalize("NFKC");
      if (joined.length === 1) {
        text = text.slice(0, -1) + joined;
        ends[ends.length - 1] = end;
        continue;
      }
    }
    const folded = fold(references[raw] ?? raw);
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(match.index);
      ends.push(end);
    }
    text += folded;
  }
  return { text, starts, ends };
}

function fold(word: string): string {
  return comparableText(word).toLowerCase();
}
