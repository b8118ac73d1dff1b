// The admin's list of one kind: everything but the trash, in any state, searched in what editors see.

import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Entry, Stage } from "#app/content/entry.ts";
import type { AnyKind } from "#app/content/kind.ts";
import { foundBy, isPublic, isScheduled, withoutBody } from "#app/content/public.server.ts";
import { matchExpression } from "#app/content/search/read-query.ts";
import { contentOf, entryOf } from "#app/content/stored.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { Database } from "#app/platform/database/schema.ts";
import { ADMIN_PER_PAGE, type AdminListItem, type AdminListQuery } from "./list.ts";
import { entryStateOf } from "./view.server.ts";

type Where = ExpressionBuilder<Database, "entries">;

/** SQL for "stands at this stage now". */
export function isAtStage(eb: Where, stage: Stage | "", now: Date): Expression<SqlBool> {
  const inTrash = eb("trashed_at", "is not", null);
  const kept = eb("trashed_at", "is", null);
  switch (stage) {
    case "":
      return kept;
    case "trash":
      return inTrash;
    case "draft":
    case "ended":
      return eb.and([kept, eb("status", "=", stage)]);
    case "scheduled":
      return isScheduled(now);
    case "published":
      return eb.and([isPublic(now), eb("draft", "is", null)]);
    case "published-with-draft":
      return eb.and([isPublic(now), eb("draft", "is not", null)]);
  }
}

export async function listEntries(
  db: Db,
  kind: AnyKind,
  query: AdminListQuery,
  now: Date,
): Promise<{ items: AdminListItem[]; total: number; page: number; pages: number }> {
  let matching = db
    .selectFrom("entries")
    .where("entries.kind", "=", kind.name)
    .where((eb) => isAtStage(eb, query.stage, now));
  if (query.q) {
    const match = matchExpression(query.q);
    const id = query.q.normalize("NFKC").trim().toLowerCase();
    matching = matching.where((eb) =>
      eb.or([
        match === null ? sql<SqlBool>`0` : foundBy(kind.name, "work", match),
        // Who types an id, or how one begins, means that entry.
        eb.and([eb("entries.id", ">=", id), eb("entries.id", "<", `${id}\u{10ffff}`)]),
      ]),
    );
  }
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(total / ADMIN_PER_PAGE));
  // Throwing away the last one of the last page leads back to a page that is there.
  const page = Math.min(query.page, pages);
  const rows = await matching
    .selectAll("entries")
    .select([withoutBody("live"), withoutBody("draft")])
    .$call((select) => {
      if (query.sort === "title") return select.orderBy("title");
      if (query.sort === "published") return select.orderBy("publish_at", "desc");
      return select.orderBy("updated_at", "desc");
    })
    .orderBy("entries.id")
    .limit(ADMIN_PER_PAGE)
    .offset((page - 1) * ADMIN_PER_PAGE)
    .execute();
  const items = rows.map((row) => listItem(kind, entryOf(row), now));
  return { items, total, page, pages };
}

function listItem(kind: AnyKind, entry: Entry, now: Date): AdminListItem {
  const content = { ...contentOf(entry), body: "" };
  return {
    ...entryStateOf(entry, now),
    title: content.title,
    facts: kind.facts(content),
    image: content.cover?.image ?? null,
  };
}
