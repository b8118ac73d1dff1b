import { expect, test } from "vitest";
import "#app/kinds/migrations.server.ts";
import { migrate, oldestSchema } from "#app/platform/database/migrations.server.ts";
import { openSqlite } from "#app/platform/database/node-sqlite.server.ts";
import { contentsQuery, earlierRows, eventsQuery, fieldsLeft, leftContents, movedEvents } from "./earlier-season.ts";

const hasFacts = (version: number) => {
  const db = openSqlite(":memory:");
  migrate(db, version);
  return db.prepare("SELECT 1 FROM pragma_table_info('season_events') WHERE name = 'slugs'").get() !== undefined;
};

test("days and counts of the fields and of the log become events of one table, none lost and none chosen between", () => {
  let version = oldestSchema();
  while (!hasFacts(version)) version += 1;
  const db = openSqlite(":memory:");
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
});
