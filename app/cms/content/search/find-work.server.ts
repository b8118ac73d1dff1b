import { sql } from "kysely";
import { kindNames } from "#app/cms/content/registry.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { matches, rankSql, type Wording } from "#app/platform/database/dialect.server.ts";
import { fold } from "#app/platform/search/fold.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { scopeToken } from "./index.server.ts";
import { readQuery, wordingOfTerm } from "./read-query.ts";
import { loadSynonyms } from "./synonyms.server.ts";

interface FoundWork {
  kind: string;
  id: string;
}

/** Title matches rank above text matches. */
const WEIGHTS = { title: 20, words: 9, lead: 4, body: 1 };

/** Returns at most `limit` results. `isLoose`: nothing matches all words, so these match some. */
export async function findWork(
  db: Db,
  query: string,
  limit: number,
): Promise<{ found: FoundWork[]; isLoose: boolean }> {
  const [named] = await Promise.all([goingBy(db, query, limit), loadSynonyms(db, currentTime())]);
  const wanted = readQuery(query);
  if (wanted.length === 0) return { found: named, isLoose: false };
  const all = await matching(db, { all: wanted.map(wordingOfTerm) }, limit);
  const isLoose = named.length === 0 && all.length === 0 && wanted.length > 1;
  const texts = isLoose ? await matching(db, { any: wanted.map(wordingOfTerm) }, limit) : all;
  const known = [...named, ...texts].filter(({ kind }) => kindNames().some((name) => name === kind));
  const unique = new Map(known.map((one) => [`${one.kind}/${one.id}`, one]));
  return { found: [...unique.values()].slice(0, limit), isLoose: isLoose && texts.length > 0 };
}

/** Returns entries with exactly this name, then those whose id has this prefix. */
async function goingBy(db: Db, query: string, limit: number): Promise<FoundWork[]> {
  const id = query.normalize("NFKC").trim().toLowerCase();
  const name = fold(query.trim());
  if (id === "") return [];
  const names = await db
    .selectFrom("entry_keys")
    .select(["kind", "id"])
    .where("kind", "in", kindNames())
    .where("name", "=", "name")
    .where("text", "=", name)
    .limit(limit)
    .execute();
  const ids = await db
    .selectFrom("entries")
    .select(["kind", "id"])
    .where("kind", "in", kindNames())
    .where("id", ">=", id)
    .where("id", "<", `${id}\u{10ffff}`)
    .orderBy("id")
    .limit(limit)
    .execute();
  return [...names, ...ids];
}

async function matching(db: Db, wording: Wording, limit: number): Promise<FoundWork[]> {
  const wanted = { wording, scope: scopeToken("work") };
  const { rows } = await sql<FoundWork>`
    SELECT d.kind, d.id FROM search_text JOIN search_documents d ON d.rowid = search_text.rowid
    WHERE ${matches(db, wanted)}
    ORDER BY ${rankSql(db, wanted, WEIGHTS)}, d.rowid LIMIT ${limit}`.execute(db);
  return rows;
}
