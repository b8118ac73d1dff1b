// The small pictures of a page as one file: each at its place, and another file once one of them was replaced.

import "#app/kinds/kinds.server.ts";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { drawSheet } from "#app/cms/library/sheet.server.ts";
import { readSheet, sheetOf } from "#app/cms/library/sheet.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { replaceFile } from "#app/platform/images/change.server.ts";
import { hana, memory } from "#tests/cms/admin/editing/editor-harness.ts";
import { kept, pngOf } from "./pictures.ts";

let db: Db;
beforeEach(() => {
  db = memory();
});

function askedBy(images: string[]) {
  const url = /url\("(.*)"\)/.exec(JSON.parse(JSON.stringify(sheetOf(images, "row").style))["--sheet"])?.[1] ?? "";
  return readSheet(new URL(url, "http://a.example").searchParams);
}

test("a column of tiles in the order of the page, empty where a picture is gone; asked for again only when one has changed", async () => {
  const [red, blue] = [await kept(db, "#ff0000"), await kept(db, "#0000ff")];
  const asked = askedBy([red.id, "0".repeat(20), blue.id, red.id]);
  if (!asked) throw new Error("not read");
  const { etag, isWhole, bytes } = await drawSheet(db, asked, null);
  if (!bytes) throw new Error("no sheet");
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([isWhole, info.width, info.height]).toEqual([true, 88, 3 * 66]);
  const middles = [0, 1, 2].map((at) => {
    const [r = 0, , b = 0, alpha = 0] = data.subarray(4 * (88 * (66 * at + 33) + 44));
    return alpha < 128 ? "empty" : r > b ? "red" : "blue";
  });
  expect(middles).toEqual(["red", "empty", "blue"]);
  expect(await drawSheet(db, asked, `W/"x", ${etag}`)).toMatchObject({ bytes: null });
  await replaceFile(db, blue.id, await pngOf("#00ff00"), hana);
  expect((await drawSheet(db, asked, etag)).bytes).not.toBeNull();
});
