import { afterAll, beforeAll, expect, test } from "vitest";
import { listEntries } from "#app/admin/editing/list.server.ts";
import { kindNamed } from "#app/content/registry.ts";
import { type Db, openDatabase } from "#app/platform/database/connection.server.ts";
import { demoBalls } from "#app/starter/demo-collection.server.ts";
import { starterInfos } from "#app/starter/encyclopedia.server.ts";
import { fillOne } from "#app/starter/fill.server.ts";

const now = new Date("2026-11-21T00:00:00.000Z");
let db: Db;

beforeAll(async () => {
  db = openDatabase(":memory:");
  const publishedAt = "2026-11-20T00:00:00.000Z";
  for (const ball of demoBalls) {
    await fillOne(db, { kind: "ball", ...ball, fields: { ...ball.fields }, cover: null, publishedAt }, now);
  }
  for (const info of starterInfos) {
    await fillOne(db, { kind: "info", ...info, fields: { ...info.fields }, cover: null, publishedAt }, now);
  }
});
afterAll(() => db.destroy());

const found = (kind: "ball" | "info", q: string) =>
  listEntries(db, kindNamed(kind), { q, stage: "", sort: "updated", page: 1 }, now);

test.each(["2025年", "2025"])("a year finds every snake whose row prints it: %s", async (q) => {
  const printed = demoBalls.filter(({ fields }) => fields.hatched?.startsWith("2025")).map(({ id }) => id);
  expect(printed.length).toBeGreaterThan(1);
  const { items } = await found("ball", q);
  expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(printed));
});

test("だに finds what is about mites, not every text with ただに or まだに in it", async () => {
  const { items, total } = await found("info", "だに");
  expect(items.map(({ id }) => id)).toContain("mites");
  const texts = new Map(starterInfos.map(({ id, summary, body }) => [id, `${summary}${body}`]));
  for (const { id } of items) expect(texts.get(id), id).toMatch(/ダニ|虫|黒い[点粒]|スネークマイト/);
  expect(total).toBeLessThan(starterInfos.length);
  expect(total).toBe((await found("info", "ダニ")).total);
});

test("an id, or how it begins, finds the entry whatever words are in it", async () => {
  const { items } = await found("info", "respiratory");
  expect(items.map(({ id }) => id)).toContain("respiratory");
  const beginning = await found("ball", "B-2025-0");
  const ids = demoBalls.map(({ id }) => id).filter((id) => id.startsWith("b-2025-0"));
  expect(ids.length).toBeGreaterThan(1);
  expect(beginning.items.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
});
