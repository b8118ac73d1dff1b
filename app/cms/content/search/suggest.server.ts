// Suggestions while typing: names with that prefix, then search results.

import type { KindName } from "#app/cms/content/kind.ts";
import { entryAt } from "#app/cms/content/own-address.server.ts";
import { getVisibleMany } from "#app/cms/content/public-queries.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { fold, isLatin } from "#app/platform/search/fold.ts";
import { kanaOf } from "#app/platform/search/romaji.ts";
import type { Suggestion } from "#app/platform/search/suggestion.ts";
import { find } from "./find.server.ts";
import type { Found } from "./found-texts.server.ts";
import { type NameBook, nameBook, namesStartingWith } from "./names.server.ts";
import { readQuery } from "./read-query.ts";
import { sitePageFor } from "./site-pages.ts";

const MOST = 8;
const NAMES_MAX = 400;
/** Bonus for an exact name. */
const EXACT = 10;
/** Factor of titles over alternative names. */
const BY_TITLE = 2;

export async function suggest(db: Db, query: string, now: Date): Promise<Suggestion[]> {
  const typed = fold(query).replaceAll(/\s+/g, "");
  if (typed === "") return [];
  const byNames = await byName(db, typed, now);
  if ([...typed].length < 2) return byNames;
  const page = sitePageFor(query, readQuery(query, (await nameBook(db, now)).names));
  const named = [...(page ? [{ ...page, label: "このサイトのページ", image: null }] : []), ...byNames]
    .map(({ to, title, label, image }) => ({ to, title, label, image }))
    .slice(0, MOST);
  if (named.length >= MOST) return named;
  const { best, groups } = await find(db, query, now);
  const items = [...best, ...groups.flatMap((group) => group.items)];
  const entries = await shown(
    db,
    items.flatMap(({ to }) => entryAt(to) ?? []),
    now,
  );
  const isEntry = new Set(entries.map(({ to }) => to));
  const pages = items.filter(({ to }) => !isEntry.has(to)).map(pageOf);
  const found = [...pages, ...entries];
  return [...new Map([...named, ...found].map((one) => [one.to, one])).values()].slice(0, MOST);
}

async function byName(db: Db, typed: string, now: Date): Promise<Suggestion[]> {
  const book = await nameBook(db, now);
  const kana = isLatin(typed) ? kanaOf(typed) : null;
  const best = new Map<number, number>();
  for (const beginning of kana ? [typed, kana] : [typed]) {
    for (const [document, worth] of worthOf(book, beginning))
      best.set(document, Math.max(worth, best.get(document) ?? 0));
  }
  const rowids = [...best]
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, MOST)
    .map(([rowid]) => rowid);
  const entries = rowids.flatMap((rowid) => book.documents.get(rowid) ?? []);
  return shown(db, entries, now);
}

/** Scores documents: shorter names with the prefix first, then by kind. */
function worthOf(book: NameBook, beginning: string): Map<number, number> {
  const worth = new Map<number, number>();
  for (const name of namesStartingWith(book, beginning).slice(0, NAMES_MAX)) {
    const { shown: title = "", documents = [] } = book.names.get(name) ?? {};
    // Ignores text in brackets: スーパーモハベ（BEL）.
    const called = fold(title.split("（", 1)[0] ?? "");
    const nearness = called.startsWith(beginning) ? BY_TITLE / called.length : 1 / (name.length + 1);
    for (const document of documents) {
      const factor = book.documents.get(document)?.factor ?? 0;
      const score = factor * (nearness + (isExact(name, called, beginning) ? EXACT : 0));
      worth.set(document, Math.max(score, worth.get(document) ?? 0));
    }
  }
  return worth;
}

/** Folding drops long vowels: クーラー becomes くら, but is not an exact match for it. Two kanji are a word. */
function isExact(name: string, called: string, beginning: string): boolean {
  const isWhole = isLatin(beginning) || /\p{Script=Han}/u.test(beginning) || [...beginning].length > 2;
  return name === beginning && (called === beginning || isWhole);
}

function pageOf({ to, title, label }: Found): Suggestion {
  return { to, title: title.join(""), label, image: null };
}

async function shown(db: Db, entries: readonly { kind: KindName; id: string }[], now: Date): Promise<Suggestion[]> {
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  const found = new Map<string, Suggestion>();
  for (const kind of kinds) {
    const { path, label } = kindNamed(kind);
    const ids = entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
    for (const { id, content } of await getVisibleMany(db, kind, ids, now)) {
      const { title, cover } = content;
      found.set(`${path}/${id}`, { to: `${path}/${id}`, title, label, image: cover?.image ?? null });
    }
  }
  return entries.flatMap(({ kind, id }) => found.get(`${kindNamed(kind).path}/${id}`) ?? []);
}
