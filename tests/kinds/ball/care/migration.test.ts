import { expect, test } from "vitest";
import "#app/kinds/migrations.server.ts";
import { knownSchema, migrate, oldestSchema } from "#app/platform/database/migrations.server.ts";
import { openSqlite } from "#app/platform/database/node-sqlite.server.ts";

test("eaten and refused meals stay so, and nothing else of the log changes", () => {
  const sqlite = openSqlite(":memory:");
  const hasOutcomes = () =>
    sqlite.prepare("SELECT 1 FROM pragma_table_info('care_records') WHERE name = 'outcome'").get();
  let before = knownSchema();
  for (let step = oldestSchema(); step <= knownSchema() && before === knownSchema(); step += 1) {
    const next = openSqlite(":memory:");
    migrate(next, step);
    if (next.prepare("SELECT 1 FROM pragma_table_info('care_records') WHERE name = 'outcome'").get()) before = step - 1;
    next.close();
  }
  migrate(sqlite, before);
  expect(hasOutcomes()).toBeUndefined();
  sqlite.exec(`
    INSERT INTO entries (kind, id, version, status, created_at, created_by, updated_at, updated_by, title, draft)
      VALUES ('ball', 'akane', 1, 'draft', 'a', 'hana', 'a', 'hana', '茜', '{}');
    INSERT INTO care_records (id, kind, entry, type, date, prey, size, count, is_refused, is_public, version, created_at, created_by, updated_at, updated_by)
      VALUES (3, 'ball', 'akane', 'meal', '2026-11-01', 'rat', 'M', 2, 0, 1, 4, 'a', 'hana', 'b', 'ken'),
        (7, 'ball', 'akane', 'meal', '2026-11-08', 'rat', 'M', 1, 1, 0, 1, 'a', 'hana', 'b', 'ken');
    INSERT INTO care_records (id, kind, entry, type, date, note, is_public, created_at, created_by, updated_at, updated_by)
      VALUES (9, 'ball', 'akane', 'note', '2026-11-09', '元気', 0, 'a', 'hana', 'a', 'hana');
  `);
  const kept = () =>
    sqlite
      .prepare(
        "SELECT id, type, date, prey, size, count, note, is_public, version, created_by, updated_by FROM care_records ORDER BY id",
      )
      .all();
  const lines = kept();
  migrate(sqlite);
  expect(kept()).toEqual(lines);
  expect(sqlite.prepare("SELECT id, outcome FROM care_records ORDER BY id").all()).toEqual([
    { id: 3, outcome: "eaten" },
    { id: 7, outcome: "refused" },
    { id: 9, outcome: null },
  ]);
  sqlite.exec("DELETE FROM entries");
  expect(kept()).toEqual([]);
  sqlite.close();
});
