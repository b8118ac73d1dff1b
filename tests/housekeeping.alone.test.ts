import { expect, test, vi } from "vitest";
import { createEntry, publish } from "#app/cms/content/lifecycle.server.ts";
import { countKeys } from "#app/cms/content/public-queries.server.ts";
import { housekeeping } from "#app/housekeeping.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { captureLog } from "./support/capture-log.ts";
import { content, hana } from "./support/contents.ts";
import { emptyDatabase } from "./support/empty-database.ts";

let db: Db;
vi.mock("#app/platform/database/connection.server.ts", async (original) => ({
  ...(await original<object>()),
  database: () => db,
}));
vi.mock("#app/tools/weather/today.server.ts", () => ({ todaysWeather: () => null }));

test("an entry published between two checks is noticed at once", async () => {
  db = emptyDatabase();
  const blog = content("blog", { title: "記事", body: "<p>本文</p>", fields: { tags: ["脱皮"] } });
  await createEntry(db, "blog", "soon", blog, hana);
  await publish(db, "blog", "soon", 1, blog, "2026-11-21T00:00:30.000Z", hana);
  const [before, after] = [new Date("2026-11-21T00:00:10.000Z"), new Date("2026-11-21T00:00:30.000Z")];
  expect(await countKeys(db, "blog", "tag", before)).toEqual([]);
  expect(await housekeeping.nextChange(before)).toEqual(after);
  await countKeys(db, "blog", "tag", before);
  await housekeeping.nextChange(after);
  expect(await countKeys(db, "blog", "tag", after)).toEqual([{ text: "脱皮", count: 1 }]);
});

test("a failing clean-up task does not stop the others", async () => {
  db = emptyDatabase();
  const failures = captureLog("error");
  await db.schema.dropTable("autosaves").execute();
  await db.insertInto("ended_sessions").values({ hash: "a", until: "2026-11-20T00:00:00.000Z" }).execute();
  await housekeeping.everyHour(new Date("2026-11-21T00:00:00.000Z"));
  expect(await db.selectFrom("ended_sessions").selectAll().execute()).toEqual([]);
  expect(failures()).toEqual(["could not remove what is out of date"]);
});
