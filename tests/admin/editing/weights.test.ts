import { afterEach, beforeEach, expect, test } from "vitest";
import { createEntry, saveDraft } from "#app/content/lifecycle.server.ts";
import { contentOf } from "#app/content/stored.server.ts";
import { addWeight } from "#app/kinds/ball/admin/weigh.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { content, hana, ken, memory, publishedEntry, state } from "./editor-harness.ts";

let db: Db;
beforeEach(() => {
  db = memory();
});
afterEach(() => db.destroy());

const weigh = (grams: string, date = "2026-11-20") => addWeight(db, "akane", { date, grams }, ken);

test("a published snake's weight is out at once; beside a working draft it waits in the draft", async () => {
  await publishedEntry(db, "ball", "akane", { title: "茜" });
  expect(await weigh("８１２．５")).toEqual({ ok: true, isOut: true });
  const out = await state(db, "ball", "akane");
  expect(out.live?.fields.weights).toEqual([{ date: "2026-11-20", grams: 812.5 }]);
  await saveDraft(db, "ball", "akane", out.version, { ...contentOf(out), title: "茜（改）" }, hana);
  expect(await weigh("820", "2026-11-21")).toEqual({ ok: true, isOut: false });
  const both = await state(db, "ball", "akane");
  expect([both.live?.fields.weights, both.draft?.fields.weights]).toMatchObject([{ length: 1 }, { length: 2 }]);
  expect(both.live?.title).toBe("茜");
});

test("an unfinished snake is weighed as well", async () => {
  await createEntry(db, "ball", "akane", content("ball", {}), hana);
  expect(await weigh("90")).toEqual({ ok: true, isOut: false });
});

test.each([
  ["", "2026-11-20", "grams"],
  ["重い", "2026-11-20", "grams"],
  ["0", "2026-11-20", "grams"],
  ["90", "", "date"],
  ["90", "2026-02-31", "date"],
  ["", "", "grams"],
])("%s g on %s is refused at the %s", async (grams, date, path) => {
  await publishedEntry(db, "ball", "akane", { title: "茜" });
  const refused = await weigh(grams, date);
  expect(refused).toMatchObject({ ok: false, problems: [{ path }] });
  expect((await state(db, "ball", "akane")).version).toBe(2);
});

test("weighed by two at the same moment, both weights are kept", async () => {
  await publishedEntry(db, "ball", "akane", { title: "茜" });
  await Promise.all([weigh("801", "2026-11-18"), weigh("802", "2026-11-19"), weigh("803")]);
  expect(contentOf(await state(db, "ball", "akane")).fields.weights).toHaveLength(3);
});

test("a snake that is not there is not weighed", async () => {
  expect(await weigh("90")).toEqual({ ok: false, missing: true });
});
