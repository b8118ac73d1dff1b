// The admin's list of one kind: everything but the trash, in any state, searched in what editors see, narrowed by the kind's own keys.

import { expressionBuilder, type SqlBool, sql } from "kysely";
import type { AskedNumber } from "#app/cms/content/asked-number.ts";
import type { Entry } from "#app/cms/content/entry.ts";
import { countedKeys, type KeyCount } from "#app/cms/content/key-counts.server.ts";
import type { AnyKind, Content, KindName } from "#app/cms/content/kind.ts";
import { walkList } from "#app/cms/content/long-lists.server.ts";
import { FOUND_MAX, withoutBody } from "#app/cms/content/public.server.ts";
import { contentOf, entryOf } from "#app/cms/content/stored.server.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { Database } from "#app/platform/database/schema.ts";
import type { EntryEnvelope } from "./form-view.ts";
import type { AdminListQuery } from "./list.ts";
import { asTyped, inOrder, isAtStage, namedFirst, narrowedTo } from "./list-conditions.server.ts";
import { envelopeOf } from "./view.server.ts";

/** A line of the list before its kind has said what it shows of it. */
export interface ListedEntry extends EntryEnvelope {
  kind: KindName;
  title: string;
  image: string | null;
  /** What editors see, without the body. */
  content: Content;
}

/** Of more than these none but the page's own are put in order. */
const LONG = 1000;

export async function listEntries(
  db: Db,
  kind: AnyKind,
  query: AdminListQuery,
  now: Date,
  /** The number among the words, where they have one. */
  number: AskedNumber | null = null,
): Promise<{ items: ListedEntry[]; total: number; page: number; pages: number }> {
  const eb = expressionBuilder<Database, "entries">();
  const atStage = sql<SqlBool>`${isAtStage(eb, query.stage, now)}`;
  const narrowed = narrowedTo(kind, query);
  const typed = await asTyped(db, eb, kind, query.q, number, now);
  let matching = db.selectFrom("entries").where("entries.kind", "=", kind.name).where(atStage);
  for (const condition of [...narrowed, ...typed]) matching = matching.where(condition);
  // What is found is put in order by its ids: only the page's own contents are read.
  const inOrderAsked = (limit: number, offset: number) =>
    matching
      .select("entries.id")
      .$if(query.q !== "", (select) => namedFirst(select, kind, query.q))
      .$call((select) => inOrder(select, kind, query.sort))
      .orderBy("entries.id")
      .limit(limit)
      .offset(offset)
      .execute();
  const { page: _, sort: __, per, ...asked } = query;
  const remembered = <Value>(name: string, make: () => Promise<Value>) =>
    cached(db, `admin's ${name} ${kind.name} ${JSON.stringify(asked)}`, now, make);
  // Searched once for all its pages, where it is not more than a search finds by words.
  const found = query.q ? await remembered(`found ${query.sort}`, () => inOrderAsked(FOUND_MAX + 1, 0)) : [];
  const isKnown = query.q !== "" && found.length <= FOUND_MAX;
  const count = async () =>
    (await matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()).total;
  const total = isKnown ? found.length : await remembered("total", count);
  const pages = Math.max(1, Math.ceil(total / per));
  // Throwing away the last one of the last page leads back to a page that is there.
  const page = Math.min(query.page, pages);
  const offset = (page - 1) * per;
  const rows = async () => {
    const sort = kind.sorts.find(({ value }) => value === query.sort);
    if (isKnown) return found.slice(offset, offset + per);
    if (total <= LONG || !sort?.key || query.q) return inOrderAsked(per, offset);
    return walkList(db, { kind: kind.name, sort, conditions: [atStage, ...narrowed], limit: per, offset }, remembered);
  };
  const named = (await rows()).map(({ id }) => ({ kind: kind.name, id }));
  return { items: await listedEntries(db, named, now), total, page, pages };
}

/** These entries as lists show them, whatever their kind and state, in the order named; what is gone is left out. */
export async function listedEntries(
  db: Db,
  named: readonly { kind: string; id: string }[],
  now: Date,
): Promise<ListedEntry[]> {
  const listed = new Map<string, ListedEntry>();
  for (const kind of new Set(named.map((one) => one.kind))) {
    const ids = named.filter((one) => one.kind === kind).map(({ id }) => id);
    const rows = await db
      .selectFrom("entries")
      .selectAll("entries")
      .select([withoutBody("live"), withoutBody("draft"), withoutBody("next")])
      .where("kind", "=", kind)
      .where("id", "in", ids)
      .execute();
    for (const row of rows) listed.set(`${kind}/${row.id}`, listedEntry(entryOf(row), now));
  }
  return named.flatMap(({ kind, id }) => listed.get(`${kind}/${id}`) ?? []);
}

/** An entry as lists show it: what editors see, less the body. */
function listedEntry(entry: Entry, now: Date): ListedEntry {
  const content = { ...contentOf(entry), body: "" };
  return {
    ...envelopeOf(entry, now),
    kind: entry.kind,
    title: content.title,
    image: content.cover?.image ?? null,
    content,
  };
}

/** The values a filter may take today, in every state but the trash, with how many entries have each. */
export function filterValues(db: Db, kind: KindName, name: string, now: Date): Promise<KeyCount[]> {
  return cached(db, `admin's values ${kind} ${name}`, now, async () => {
    const trash = sql`SELECT id FROM entries WHERE kind = ${kind} AND trashed_at IS NOT NULL`;
    const counts = await countedKeys(db, { kind, name }, trash);
    return counts.filter(({ text }) => text !== "");
  });
}
