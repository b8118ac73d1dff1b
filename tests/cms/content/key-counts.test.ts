import { sql } from "kysely";
import { expect, test } from "vitest";
import { countKeys, countVisible } from "#app/cms/content/public-queries.server.ts";
import { raiseGeneration } from "#app/platform/cache/generation-cache.server.ts";
import { at, memory, publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";

const db = memory();
const now = new Date(at.getTime() + 60_000);

const counted = async () => [await countKeys(db, "term", "row", now), await countVisible(db, "term", now)];

test("entries invisible to visitors are not counted, whatever their number", async () => {
  await publishedEntry(db, "term", "seen", { title: "脱皮", fields: { reading: "だっぴ" } });
  const visible = [[{ text: "た", count: 1 }], 1];
  expect(await counted()).toEqual(visible);

  const hidden = Array.from({ length: 1001 }, (_, n) => `hidden-${n}`);
  const { version, created_at, created_by, updated_at, updated_by, title, live } = await db
    .selectFrom("entries")
    .selectAll()
    .executeTakeFirstOrThrow();
  const draft = {
    version,
    created_at,
    created_by,
    updated_at,
    updated_by,
    title,
    draft: live,
    status: "draft" as const,
  };
  await db
    .insertInto("entries")
    .values(hidden.map((id) => ({ kind: "term", id, ...draft })))
    .execute();
  await sql`INSERT INTO entry_keys (kind, id, name, text) SELECT kind, id, 'row', 'た' FROM entries WHERE status = 'draft'`.execute(
    db,
  );
  for (const left of [1001, 3, 0]) {
    await db.deleteFrom("entries").where("id", "in", hidden.slice(left).concat("none")).execute();
    await db.deleteFrom("entry_keys").where("id", "in", hidden.slice(left).concat("none")).execute();
    await db.transaction().execute(raiseGeneration);
    expect(await counted()).toEqual(visible);
  }
});
