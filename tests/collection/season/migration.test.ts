import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { collectionFindings } from "#app/cli/doctor/collection.ts";
import "#app/kinds/migrations.server.ts";
import { migrate, oldestSchema } from "#app/platform/database/migrations.server.ts";
import { openSqlite } from "#app/platform/database/node-sqlite.server.ts";
import {
  contentsQuery,
  earlierRows,
  eventsQuery,
  fieldsLeft,
  leftContents,
  movedEvents,
  offersLeft,
  offersQuery,
} from "./earlier-season.ts";

const hasFacts = (version: number) => {
  const db = openSqlite(":memory:");
  migrate(db, version);
  return db.prepare("SELECT 1 FROM pragma_table_info('season_events') WHERE name = 'slugs'").get() !== undefined;
};

test("days and counts of fields and log become events in one table, without loss or choice", async () => {
  let version = oldestSchema();
  while (!hasFacts(version)) version += 1;
  const file = join(mkdtempSync(join(tmpdir(), "borupa-test-season-")), "borupa.sqlite");
  const db = openSqlite(file);
  migrate(db, version - 1);
  db.exec(earlierRows);
  migrate(db);
  expect(
    db
      .prepare(eventsQuery)
      .all()
      .map(({ line }) => line),
  ).toEqual(movedEvents);
  expect(fieldsLeft(db.prepare(contentsQuery).all())).toEqual(leftContents);
  const offers = fieldsLeft(db.prepare(offersQuery).all()).map(({ live, draft }) => [live, draft]);
  expect(offers, "dead, double, gone, here").toEqual(offersLeft);
  db.close();
  expect(await collectionFindings(file, new Date())).toMatchObject([
    { what: expect.stringMatching(/「disagreed」.*産卵の記録が2つあります/) },
    { what: expect.stringMatching(/「drafted」.*産卵の記録が2つあります/) },
  ]);
});
