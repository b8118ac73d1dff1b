// Links the first mention of each glossary term and morph in a cleaned article to its page.

import { attributesOf, escapeAttribute, type Piece, piecesOf, voidElements } from "./clean-html.ts";
import { fold, foldWithPlaces } from "./fold.ts";

export interface Term {
  id: string;
  /** The ways it is written; any of them counts as a mention. */
  words: readonly string[];
}

interface Node {
  next: Map<string, Node>;
  term: string | null;
}

export interface TermLinker {
  /** Stands for these words and addresses in a memo's key. */
  key: string;
  /** The cleaned article with its links; `own` is the address of the page it stands on, which is not linked. */
  link(cleanHtml: string, own?: string): string;
}

/** Inside these a word is a name, a sample or somebody else's sentence. */
const untouched = new Set(
  "a h1 h2 h3 h4 h5 h6 pre code kbd samp var ruby figcaption blockquote cite script iframe".split(" "),
);

const latin = /[\p{Script=Latin}\p{N}]/u;
const katakana = /[\p{Script=Katakana}ー]/u;

/** A word that begins or ends in Latin letters or katakana does not begin or end in the middle of a run of them. */
function standsAlone(text: string, start: number, end: number): boolean {
  return [latin, katakana].every((run) => {
    const startsInside = run.test(text.charAt(start)) && run.test(text.charAt(start - 1));
    const endsInside = run.test(text.charAt(end - 1)) && run.test(text.charAt(end));
    return !startsInside && !endsInside;
  });
}

/** Terms made ready to be found; make it once for a set of terms. `href` is a term's address. Words of one character are left out. */
export function termLinker<T extends Term>(terms: readonly T[], href: (term: T) => string): TermLinker {
  const root: Node = { next: new Map(), term: null };
  const addresses = new Set<string>();
  for (const term of terms) {
    const address = href(term);
    addresses.add(address);
    for (const word of term.words.map((written) => fold(written.trim()))) {
      if (word.length > 1) insert(root, word, address);
    }
  }
  const key = JSON.stringify(terms.map((term) => [href(term), ...term.words]));
  return { key, link: (cleanHtml, own) => linkAll(cleanHtml, root, addresses, own) };
}

function insert(root: Node, word: string, address: string): void {
  let node = root;
  for (const unit of word.split("")) {
    const next = node.next.get(unit) ?? { next: new Map(), term: null };
    node.next.set(unit, next);
    node = next;
  }
  node.term ??= address;
}

/** The longest word that stands at this place. */
function longestAt(root: Node, text: string, start: number): { address: string; end: number } | null {
  let found: { address: string; end: number } | null = null;
  let node: Node | undefined = root;
  for (let end = start; node; end += 1) {
    if (node.term !== null && standsAlone(text, start, end)) found = { address: node.term, end };
    node = node.next.get(text.charAt(end));
  }
  return found;
}

function linkAll(cleanHtml: string, root: Node, addresses: ReadonlySet<string>, own: string | undefined): string {
  const pieces = piecesOf(cleanHtml);
  const done = new Set([...linkedByHand(pieces, addresses), ...(own === undefined ? [] : [own])]);
  let inside = 0;
  return pieces
    .map((piece) => {
      if (piece.type === "text") return inside > 0 ? piece.source : linkText(piece.source, root, done);
      if (untouched.has(piece.name) && !voidElements.has(piece.name)) inside += piece.type === "open" ? 1 : -1;
      return piece.source;
    })
    .join("");
}

/** What the author has linked already needs no second link. */
function linkedByHand(pieces: readonly Piece[], addresses: ReadonlySet<string>): string[] {
  return pieces
    .filter((piece) => piece.type === "open" && piece.name === "a")
    .map((piece) => attributesOf(piece.source).get("href") ?? "")
    .filter((address) => addresses.has(address));
}

function linkText(source: string, root: Node, done: Set<string>): string {
  const { text, starts, ends } = foldWithPlaces(source);
  let out = "";
  let written = 0;
  let position = 0;
  while (position < text.length) {
    const found = longestAt(root, text, position);
    if (!found) {
      position += 1;
      continue;
    }
    if (!done.has(found.address)) {
      done.add(found.address);
      const from = starts[position] ?? 0;
      const to = ends[found.end - 1] ?? source.length;
      out += `${source.slice(written, from)}<a class="term-link" href="${escapeAttribute(found.address)}">${source.slice(from, to)}</a>`;
      written = to;
    }
    // A word once mentioned covers its letters, so that a shorter word inside it is not taken for a mention.
    position = found.end;
  }
  return out + source.slice(written);
}
