import { hash } from "node:crypto";
import { sql } from "kysely";
import { fingerprintIn, fingerprintOfAll } from "#app/cms/content/fingerprint.server.ts";
import { ID_PATTERN, type KindName } from "#app/cms/content/kind.ts";
import { isPublic } from "#app/cms/content/public.server.ts";
import { allKinds, kindNamed, kindNames } from "#app/cms/content/registry.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { bareName, fold } from "#app/platform/search/fold.ts";
import { namesOfSitePages } from "./site-pages.ts";
import type { NamedEntry } from "./words.ts";

/** Maximum number of names used for spelling correction. */
const NAMES_MAX = 20_000;

export interface NameBook {
  /** Kind and ranking factor of each visible document. */
  documents: ReadonlyMap<number, { kind: KindName; id: string; factor: number }>;
  /** By folded name: display form, and the documents with that name (none for a part of a longer name). */
  names: ReadonlyMap<string, { shown: string; documents: readonly number[] }>;
  /** Documents by long name without its particles, if it has any: 元気ない for 元気がない. */
  bare: ReadonlyMap<string, readonly number[]>;
  /** Sorted, for prefix lookup. */
  sorted: readonly string[];
  /** The same, one per line: a single scan finds all names with a substring. */
  lines: string;
}

const nameBooks = new WeakMap<Db, { stamp: string; names: NameBook }>();

/** Returns the current name book. A new object on every write, as caches keyed by it depend on texts too. */
export function nameBook(db: Db, now: Date): Promise<NameBook> {
  return cached(db, "names", now, async () => {
    const documents = visibleDocuments(db, now);
    const stamp = await namesStamp(db, documents);
    const last = nameBooks.get(db);
    const names = last?.stamp === stamp ? last.names : await makeNames(db, documents);
    nameBooks.set(db, { stamp, names });
    return { ...names };
  });
}

/** Live documents only: drafts are private. */
function visibleDocuments(db: Db, now: Date) {
  return db
    .selectFrom("search_documents as d")
    .innerJoin("entries as e", (join) => join.onRef("e.kind", "=", "d.kind").onRef("e.id", "=", "d.id"))
    .where("e.kind", "in", kindNames())
    .where(isPublic(now, "e"))
    .where("d.scope", "=", "live")
    .orderBy("d.kind")
    .orderBy("d.id");
}

type Documents = ReturnType<typeof visibleDocuments>;

/** Changes with any entry and on reindexing. */
async function namesStamp(db: Db, documents: Documents): Promise<string> {
  const rules = await db.selectFrom("counters").where("name", "like", "index%").selectAll().orderBy("name").execute();
  const stamp = sql<string>`d.rowid || ' ' || ${fingerprintIn("e")}`.as("stamp");
  // Hashed, because it is kept: the whole has a megabyte and a half with 20,000 entries.
  return hash("sha256", `${JSON.stringify(rules)} ${await fingerprintOfAll(db, documents.select(stamp))}`);
}

async function makeNames(db: Db, newest: Documents): Promise<NameBook> {
  const documents = await newest.select(["d.rowid", "d.title", sql<KindName>`d.kind`.as("kind"), "d.id"]).execute();
  const keys = await db
    .selectFrom("entry_keys")
    .where("kind", "in", kindNames())
    .where("name", "=", "name")
    .select(["kind", "id", "text"])
    // Deterministic order for equally good matches.
    .orderBy("kind")
    .orderBy("text")
    .orderBy("id")
    .limit(NAMES_MAX)
    .execute();
  const byEntry = new Map(documents.map((document) => [`${document.kind}/${document.id}`, document]));
  const names = new Map<string, { shown: string; documents: number[] }>();
  for (const { kind, id, text } of keys) {
    const document = byEntry.get(`${kind}/${id}`);
    if (!document) continue;
    // "Banana / Coral Glow" is two names.
    for (const name of new Set([text, ...text.split("/")].flatMap((one) => [one.trim(), one.replaceAll(/\s/g, "")]))) {
      const known = names.get(name) ?? { shown: document.title, documents: [] };
      known.documents.push(document.rowid);
      names.set(name, known);
    }
  }
  const sorted = [...names.keys()].sort();
  const bare = new Map<string, number[]>();
  for (const [name, { documents }] of names) {
    const key = bareName(name);
    if (key !== name && key.length >= BARE_LEAST) bare.set(key, [...(bare.get(key) ?? []), ...documents]);
  }
  const addPart = (name: string, shown: string) => {
    if (name.length > 1 && !names.has(name)) names.set(name, { shown, documents: [] });
  };
  for (const { kind, title } of documents) {
    if (!kindNamed(kind).search.titleWordsAreNames) continue;
    for (const part of title.split(/[\s\p{P}\p{S}]+/u)) addPart(fold(part), part);
  }
  for (const name of sorted) for (const part of name.match(/[a-z]{4,}/g) ?? []) addPart(part, part);
  for (const [name, title] of namesOfSitePages()) addPart(name, title);
  const lesser = await lesserFactors(db);
  const weighed = documents.map(({ rowid, kind, id }) => {
    return [rowid, { kind, id, factor: lesser.get(`${kind}/${id}`) ?? kindNamed(kind).search.factor }] as const;
  });
  return { documents: new Map(weighed), names, bare, sorted, lines: `\n${sorted.join("\n")}\n` };
}

/** Minimum length without particles. */
const BARE_LEAST = 4;

/** Returns ranking factors of entries with an exception to their kind's. */
async function lesserFactors(db: Db): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (const { name: kind, search } of allKinds()) {
    if (!search.except) continue;
    const { key, text, factor } = search.except;
    const rows = await db
      .selectFrom("entry_keys")
      .where("kind", "=", kind)
      .where("name", "=", key)
      .where("text", "=", text)
      .select("id")
      .execute();
    for (const { id } of rows) found.set(`${kind}/${id}`, factor);
  }
  return found;
}

export function namesStartingWith({ sorted }: NameBook, beginning: string): string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < beginning) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let index = low; sorted[index]?.startsWith(beginning); index += 1) found.push(sorted[index] ?? "");
  return found;
}

/** Returns the names that contain all words; none for no words. */
export function namesWith({ lines }: NameBook, [first, ...others]: readonly string[]): string[] {
  const found: string[] = [];
  if (!first) return found;
  for (let at = lines.indexOf(first); at !== -1; ) {
    const end = lines.indexOf("\n", at);
    const name = lines.slice(lines.lastIndexOf("\n", at) + 1, end);
    if (others.every((word) => name.includes(word))) found.push(name);
    at = lines.indexOf(first, end);
  }
  return found;
}

/** Resolves a folded name to a single entry of a kind. */
export function namedIn({ names, documents }: NameBook): NamedEntry {
  return (kind, name) => {
    const found = (names.get(name)?.documents ?? []).flatMap((rowid) => documents.get(rowid) ?? []);
    const [only, ...others] = new Set(found.filter((one) => one.kind === kind).map(({ id }) => id));
    return others.length === 0 ? only : undefined;
  };
}

/** Returns documents with this id, for pasted URLs. */
export function documentsWithId({ documents }: NameBook, query: string): number[] {
  const typedId = query.normalize("NFKC").trim().toLowerCase();
  if (!ID_PATTERN.test(typedId)) return [];
  const found: number[] = [];
  for (const [rowid, { id }] of documents) if (id === typedId) found.push(rowid);
  return found;
}
