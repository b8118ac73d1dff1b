import { sql } from "kysely";
import type { KindName } from "#app/cms/content/kind.ts";
import { isPublic, withoutBody } from "#app/cms/content/public.server.ts";
import { kindNamed, kindNames } from "#app/cms/content/registry.ts";
import { IN_BODY } from "#app/cms/content/reindex/entry-links.server.ts";
import { WORDLESS } from "#app/cms/content/reindex/search-keys.server.ts";
import { contentOfJson } from "#app/cms/content/stored.server.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { fieldRemarks, namedEntries } from "./content-remarks.server.ts";
import { referencesIn } from "./references.server.ts";

export interface ContentIssue {
  kind: KindName;
  id: string;
  title: string;
  what: string;
}

const SUSPECTS = 500;

export function contentIssues(db: Db, now: Date): Promise<ContentIssue[]> {
  return cached(db, "attention", now, () => collectIssues(db, now));
}

async function collectIssues(db: Db, now: Date): Promise<ContentIssue[]> {
  const entries = await suspects(db, now);
  const named = entries.flatMap(({ kind, content }) =>
    referencesIn(kindNamed(kind), content.fields).map(({ to, id }) => `${to}/${id}`),
  );
  const states = await namedEntries(db, now, named);
  return entries.flatMap(({ kind, id, content }) =>
    fieldRemarks(kindNamed(kind), content, states).map(({ what }) => {
      return { kind, id, title: content.title || id, what };
    }),
  );
}

async function suspects(db: Db, now: Date) {
  const named = [...(await wordless(db, now)), ...(await namingHidden(db, now))];
  const found = [];
  for (const kind of kindNames()) {
    const ids = named.filter((row) => row.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    const live = await db
      .selectFrom("entries")
      .select(["id", withoutBody("live")])
      .where("kind", "=", kind)
      .where("id", "in", [...new Set(ids)])
      .where(isPublic(now))
      .orderBy("id")
      .execute();
    found.push(...live.map((row) => ({ kind, id: row.id, content: contentOfJson(kind, row.live) })));
  }
  return found.slice(0, SUSPECTS);
}

interface Suspect {
  kind: KindName;
  id: string;
}

async function wordless(db: Db, now: Date): Promise<Suspect[]> {
  const { rows } = await sql<Suspect>`SELECT k.kind, k.id FROM entry_keys k
    CROSS JOIN entries e WHERE k.kind IN (${sql.join(kindNames())}) AND k.name = ${WORDLESS}
    AND e.kind = k.kind AND e.id = k.id AND ${isPublic(now, "e")} LIMIT ${SUSPECTS}`.execute(db);
  return rows;
}

/** Joins from the few hidden entries to the many links, instead of looking up each link. */
async function namingHidden(db: Db, now: Date): Promise<Suspect[]> {
  const hidden = sql`SELECT kind, id FROM entries t WHERE NOT ${isPublic(now, "t")} UNION ALL
    SELECT to_kind, to_id FROM (SELECT DISTINCT to_kind, to_id FROM entry_links WHERE to_kind IN (${sql.join(kindNames())})) AS named
    WHERE NOT EXISTS (SELECT 1 FROM entries t WHERE t.kind = named.to_kind AND t.id = named.to_id)`;
  const { rows } = await sql<Suspect>`SELECT DISTINCT l.kind, l.id FROM (${hidden}) AS hidden
    CROSS JOIN entry_links l CROSS JOIN entries e WHERE l.to_kind = hidden.kind AND l.to_id = hidden.id AND l.place <> ${IN_BODY}
    AND e.kind = l.kind AND e.id = l.id AND ${isPublic(now, "e")} LIMIT ${SUSPECTS}`.execute(db);
  return rows;
}
