import { beforeEach, expect, test } from "vitest";
import { createEntry } from "#app/cms/content/lifecycle.server.ts";
import { emptyContent, kindNamed } from "#app/cms/content/registry.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { deleteUnusedDrawing, readVariant, storeDrawing } from "#app/platform/images/variants.server.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="#806040"/></svg>`;
const about = { name: "a.svg", alt: "見本のイラスト", width: 1200, height: 900 };
const actor = { by: "starter", now: new Date("2026-11-20T00:00:00Z") };

let db: Db;
beforeEach(() => {
  db = emptyDatabase();
});

const formats = async () =>
  (await db.selectFrom("image_variants").select(["width", "format"]).orderBy("format").orderBy("width").execute()).map(
    ({ width, format }) => `${width} ${format}`,
  );
const ALL = ["1200 jpeg", "320 webp", "480 webp", "640 webp", "1280 webp"];

test("requesting one size of a drawing renders all sizes and drops its source", async () => {
  const { id } = await storeDrawing(db, svg, about, actor);
  expect(await formats()).toEqual(["1200 svg"]);
  const bytes = await readVariant(db, id, 320, "webp");
  expect(Buffer.from(bytes ?? []).toString("latin1", 8, 12)).toBe("WEBP");
  expect(await formats()).toEqual(ALL);
  expect(Buffer.from((await readVariant(db, id, 320, "webp")) ?? [])).toEqual(bytes);
});

test("concurrent requests share one rendering", async () => {
  const { id } = await storeDrawing(db, svg, about, actor);
  const sizes = await Promise.all([
    readVariant(db, id, 640, "webp"),
    readVariant(db, id, 640, "webp"),
    readVariant(db, id, 1200, "jpeg"),
    readVariant(db, id, 500, "webp"),
  ]);
  expect(sizes.map((bytes) => bytes !== undefined)).toEqual([true, true, true, false]);
  expect(sizes[0]).toBe(sizes[1]);
});

test("an obsolete drawing is deleted unless something shows it", async () => {
  const { id } = await storeDrawing(db, svg, about, actor);
  const content = { ...emptyContent(kindNamed("term")), title: "絵のある用語", cover: { image: id, alt: "" } };
  await createEntry(db, "term", "drawn", content, actor);
  await deleteUnusedDrawing(db, about.name, actor.by);
  expect(await formats()).toEqual(["1200 svg"]);
  await db.deleteFrom("entries").execute();
  await deleteUnusedDrawing(db, about.name, actor.by);
  expect(await formats()).toEqual([]);
});
