import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#app/platform/database/connection.server.ts";
import { migrate, oldestSchema, schemaOf } from "#app/platform/database/migrations.server.ts";
import { openSqlite } from "#app/platform/database/node-sqlite.server.ts";
import { troubleOf } from "#app/platform/database/trouble.server.ts";

test("several processes that start on a new file all find the complete schema", async () => {
  const folder = mkdtempSync(join(tmpdir(), "borupa-test-migrate-"));
  const file = join(folder, "borupa.sqlite");
  const codes = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const [code] = await once(fork("tests/platform/database/opener.ts", [file]), "exit");
      return code;
    }),
  );
  expect(codes).toEqual([0, 0, 0, 0]);
  const db = openDatabase(file);
  expect(await db.selectFrom("counters").select("name").orderBy("name").execute()).toEqual([
    { name: "generation" },
    { name: "index" },
    { name: "note box bytes" },
    { name: "note boxes" },
  ]);
  await db.destroy();
  rmSync(folder, { recursive: true });
});

test.each([
  ["its text", null, "2026-01-01T00:00:00.000Z"],
  ["its hour", "{}", null],
])("no entry is published without %s", (_, live, publishAt) => {
  const db = openSqlite(":memory:");
  migrate(db);
  const publish = (text: string | null, hour: string | null) =>
    db
      .prepare(
        `INSERT INTO entries (kind, id, version, status, publish_at, created_at, created_by, updated_at, updated_by, title, live, draft)
         VALUES ('term', 'het', 1, 'published', ?, '', '', '', '', 'ヘテロ', ?, '{}')`,
      )
      .run(hour, text);
  expect(() => publish(live, publishAt)).toThrow("CHECK constraint failed");
  expect(() => publish("{}", "2026-01-01T00:00:00.000Z")).not.toThrow();
});

test("the migration removes a buyer's name from older versions of an entry, and nothing else", () => {
  const hasSeasons = (version: number) => {
    const db = openSqlite(":memory:");
    migrate(db, version);
    return db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'season_events'").get() !== undefined;
  };
  let version = oldestSchema();
  while (!hasSeasons(version)) version += 1;
  const db = openSqlite(":memory:");
  migrate(db, version);
  const content = (fields: object) => JSON.stringify({ title: "茜", body: '<p>"引用"</p>', fields });
  db.exec(`PRAGMA foreign_keys = OFF`);
  const insert = db.prepare(
    "INSERT INTO revisions (kind, id, version, at, by, action, content) VALUES (?, 'one', ?, '', '', 'save', ?)",
  );
  insert.run("ball", 1, content({ soldTo: "山田 花子", memo: "右" }));
  insert.run("ball", 2, content({ soldTo: "", memo: "左" }));
  insert.run("blog", 1, content({ soldTo: "題" }));
  migrate(db);
  const stored = db.prepare("SELECT content FROM revisions ORDER BY kind, version").all();
  expect(stored.map((row) => row.content)).toEqual([
    content({ soldTo: "", memo: "右" }),
    content({ soldTo: "", memo: "左" }),
    content({ soldTo: "題" }),
  ]);
});

test("databases too old to upgrade are rejected and unchanged", () => {
  const db = openSqlite(":memory:");
  migrate(db);
  db.exec(`PRAGMA user_version = ${oldestSchema() - 1}`);
  let trouble: unknown;
  try {
    migrate(db);
  } catch (error) {
    trouble = troubleOf(error, ":memory:");
  }
  expect(trouble).toBe("older");
  expect(schemaOf(db)).toBe(oldestSchema() - 1);
});
