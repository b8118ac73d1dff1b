import { CompiledQuery, sql } from "kysely";
import { expect, test } from "vitest";
import { contentIssues } from "#app/cms/admin/editing/checks/content-issues.server.ts";
import { revisionsOf } from "#app/cms/admin/editing/entry/revisions.server.ts";
import { filterValues, listEntries } from "#app/cms/admin/editing/list/list.server.ts";
import { readAdminListQuery, sortsOf } from "#app/cms/admin/editing/list/list.ts";
import { readLog } from "#app/cms/admin/editing/list/log.server.ts";
import { readLogQuery } from "#app/cms/admin/editing/list/log.ts";
import { countStages, recentEdits, scheduled, waitingDrafts } from "#app/cms/admin/editing/list/overview.server.ts";
import { purgeExpired, trashed } from "#app/cms/admin/editing/list/trash.server.ts";
import { applyDueChanges, nextScheduledChange } from "#app/cms/content/due.server.ts";
import { getVisible, getVisibleMany, neighbours } from "#app/cms/content/public-queries.server.ts";
import { allKinds } from "#app/cms/content/registry.ts";
import { isPublicPicture } from "#app/cms/content/reindex/picture-uses.server.ts";
import { find } from "#app/cms/content/search/find.server.ts";
import { findWork } from "#app/cms/content/search/find-work.server.ts";
import { listVisible } from "#app/cms/content/visible-list.server.ts";
import { findDelivery } from "#app/cms/library/delivery.server.ts";
import { listPictures, uploadMonths } from "#app/cms/library/list.server.ts";
import { readLibraryQuery } from "#app/cms/library/picture.ts";
import { usesOfPicture } from "#app/cms/library/uses.server.ts";
import { overdueCare } from "#app/collection/care/overdue.server.ts";
import { ballList } from "#app/kinds/ball/list.server.ts";
import { countInquiries, listInquiries } from "#app/shop/inquiries.server.ts";
import { at, publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";
import { listenedDatabase, onPostgres } from "#tests/support/empty-database.ts";
import { owner } from "#tests/support/owner.ts";

const asked = new Map<string, CompiledQuery>();
const db = listenedDatabase((query) => {
  if (/^\s*(select|with)/i.test(query.sql)) asked.set(query.sql, query);
});

/** Returns the full table scans of a query's plan. */
async function scansOf(query: CompiledQuery): Promise<string[]> {
  return onPostgres ? scansOnPostgres(query) : scansOnSqlite(query);
}

/** With sequential scans disabled, PostgreSQL uses one only if no index can answer. */
async function scansOnPostgres(query: CompiledQuery): Promise<string[]> {
  const { rows } = await db.connection().execute(async (one) => {
    await sql`SET enable_seqscan = off`.execute(one);
    return one.executeQuery<{ "QUERY PLAN": string }>({ ...query, sql: `EXPLAIN ${query.sql}` });
  });
  return rows.flatMap(
    (row) => /Seq Scan on (?<table>\w+)/.exec(row["QUERY PLAN"])?.[0].replace("Seq Scan on", "SCAN") ?? [],
  );
}

async function scansOnSqlite(query: CompiledQuery): Promise<string[]> {
  const { rows } = await db.executeQuery<{ detail: string }>({ ...query, sql: `EXPLAIN QUERY PLAN ${query.sql}` });
  return (
    rows
      .map(({ detail }) => detail)
      .filter((detail) => detail.startsWith("SCAN "))
      // Walking an index in order until the page is full is not a full scan; nor is scanning a subquery's own small
      // result.
      .filter(
        (detail) =>
          !/^SCAN (?:\(subquery|m$|named$|hidden$|stamped$|CONSTANT|(?:search_text|json_each) VIRTUAL TABLE)|USING (?:COVERING )?INDEX/.test(
            detail,
          ),
      )
  );
}

async function queriesOf(ask: () => Promise<unknown>): Promise<CompiledQuery[]> {
  asked.clear();
  await ask();
  return [...asked.values()];
}

async function unindexed(ask: () => Promise<unknown>): Promise<string[]> {
  const queries = await queriesOf(ask);
  expect(queries.length).toBeGreaterThan(0);
  const scans: string[] = [];
  for (const query of queries) for (const scan of await scansOf(query)) scans.push(`${scan} in ${query.sql}`);
  return scans;
}

const now = new Date(at.getTime() + 60_000);

for (const kind of allKinds()) {
  test(`the public list of ${kind.name}: every filter and sort`, async () => {
    await publishedEntry(db, kind.name, "one", { title: "一つめ" });
    const scans = await unindexed(async () => {
      for (const sort of kind.sorts) await listVisible(db, kind.name, { sort: sort.value }, now);
      for (const filter of kind.filters) await listVisible(db, kind.name, { filters: { [filter.name]: "x" } }, now);
      await listVisible(db, kind.name, { ranges: { price: { min: 1, max: 2 } } }, now);
      await listVisible(db, kind.name, { q: "一つ" }, now);
      await listVisible(db, kind.name, { page: 7 }, now);
    });
    expect(scans).toEqual([]);
  });

  test(`the detail of ${kind.name}, its neighbours and relatives`, async () => {
    const scans = await unindexed(async () => {
      const entry = await getVisible(db, kind.name, "one", now);
      if (entry) await neighbours(db, entry, now);
      await getVisibleMany(db, kind.name, ["one", "two"], now);
      await revisionsOf(db, kind.name, "one");
    });
    expect(scans).toEqual([]);
  });

  test(`the admin's list of ${kind.name}: every stage, sort and filter`, async () => {
    const ask = (search: Record<string, string>) =>
      listEntries(db, kind, readAdminListQuery(new URLSearchParams(search), kind), now);
    const scans = await unindexed(async () => {
      for (const stage of ["", "draft", "scheduled", "published", "published-with-draft", "ended"] as const)
        for (const { value } of sortsOf(kind)) await ask({ stage, sort: value });
      await ask({ q: "一つ" });
      await ask({ on: "published", from: "2026-01-01", to: "2026-12-31" });
      for (const { name } of kind.filters) {
        await ask({ [name]: "x" });
        await filterValues(db, kind.name, name, now);
      }
    });
    expect(scans).toEqual([]);
  });
}

test("search, the collection, the trash, the dashboard's lists, images and inquiries", async () => {
  const scans = await unindexed(async () => {
    await find(db, "一つ", now);
    await ballList(db, new URLSearchParams("morph=pastel&sort=weight"), now);
    await trashed(db);
    await purgeExpired(db, now);
    await waitingDrafts(db, now);
    await scheduled(db, now);
    await recentEdits(db, 10);
    await listInquiries(owner, db, null, 1);
    await listInquiries(owner, db, "open", 1);
    await listInquiries(owner, db, "answered", 1);
    await readLog(owner, db, readLogQuery(new URLSearchParams()));
    await readLog(owner, db, readLogQuery(new URLSearchParams("who=x&topic=sign-in&from=2026-01-01")));
    await findWork(db, "一つ", 50);
    await overdueCare(db, now);
    await contentIssues(db, now);
    await countInquiries(owner, db);
    await nextScheduledChange(db, now);
    await applyDueChanges(db, now);
  });
  expect(scans).toEqual([]);
});

test("the library, and the access check of every requested picture", async () => {
  const scans = await unindexed(async () => {
    for (const search of ["", "q=赤&use=unused", "use=used&month=2026-11&page=2"])
      await listPictures(db, readLibraryQuery(new URLSearchParams(search)));
    await uploadMonths(db);
    await usesOfPicture(db, "0".repeat(20), now);
    await findDelivery(db, `${"0".repeat(20)}/320.webp`, now);
    await isPublicPicture(db, "0".repeat(20), now);
  });
  // Settings and autosaves are small tables, however large the site grows.
  expect(scans.filter((scan) => !/^SCAN (?:settings|s|autosaves)(?: s)?(?: EXISTS)? in /.test(scan))).toEqual([]);
});

test("the check itself detects a full table scan", async () => {
  expect(await scansOf(CompiledQuery.raw("SELECT * FROM entries WHERE created_by = 'x'"))).not.toEqual([]);
  expect(await queriesOf(() => countStages(db, now))).not.toEqual([]);
});
