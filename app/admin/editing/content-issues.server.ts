// What needs a look: published entries that name something visitors cannot see, pictures without words.

import type { KindName } from "#app/content/kind.ts";
import { isPublic, withoutBody } from "#app/content/public.server.ts";
import { allKinds } from "#app/content/registry.ts";
import { contentOfJson } from "#app/content/stored.server.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { fieldRemarks } from "./content-remarks.server.ts";
import { entryStates } from "./entry-states.server.ts";

export interface ContentIssue {
  kind: KindName;
  id: string;
  title: string;
  what: string;
}

/** Looked up once a write and minute: the whole of what is published is read for it. */
export function contentIssues(db: Db, now: Date): Promise<ContentIssue[]> {
  return cached(db, "attention", now, () => collectIssues(db, now));
}

async function collectIssues(db: Db, now: Date): Promise<ContentIssue[]> {
  const states = await entryStates(db, now);
  const items: ContentIssue[] = [];
  for (const kind of allKinds()) {
    const live = await db
      .selectFrom("entries")
      .select(["id", withoutBody("live")])
      .where("kind", "=", kind.name)
      .where(isPublic(now))
      .execute();
    for (const { id, live: json } of live) {
      const content = contentOfJson(kind.name, json);
      const title = content.title || id;
      items.push(...fieldRemarks(kind, content, states).map(({ what }) => ({ kind: kind.name, id, title, what })));
    }
  }
  return items;
}
