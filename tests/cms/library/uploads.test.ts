import "#app/collection/registry/kinds.server.ts";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { storeUploads } from "#app/cms/library/upload.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { hana, memory } from "#tests/cms/admin/editing/editor-harness.ts";
import { pngOf } from "./pictures.ts";

let db: Db;
beforeEach(() => {
  db = memory();
});

const ftyp = (brand: string, more = "") =>
  new Uint8Array(Buffer.from(`\0\0\0\x20ftyp${brand}\0\0\0\0mif1${more}`.padEnd(64, "\0"), "latin1"));

test("a mixed upload: each file is stored, recognised or rejected with a reason", async () => {
  const form = new FormData();
  const red = await pngOf("#f00");
  const files: [string, Uint8Array<ArrayBuffer>][] = [
    ["赤.png", red],
    ["空.jpg", new Uint8Array()],
    ["IMG_0001.HEIC", ftyp("heic")],
    ["図.svg", new Uint8Array(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"))],
    ["切れた.png", red.slice(0, 60)],
    ["赤のコピー.png", red],
  ];
  for (const [name, bytes] of files) form.append("file", new File([bytes], name));
  for (const alt of ["赤い四角", "", "", "", "", "別の説明"]) form.append("alt", alt);
  const results = await storeUploads(db, form, hana);
  expect(results.map(({ name }) => name)).toEqual(files.map(([name]) => name));
  const [stored, empty, heic, svg, broken, again] = results;
  expect(stored).toMatchObject({ ok: true, alt: "赤い四角", width: 40, height: 30, isKnown: false });
  expect(empty).toMatchObject({ ok: false, message: expect.stringContaining("0バイト") });
  expect(heic).toMatchObject({ ok: false, message: expect.stringMatching(/^HEIC.*iPhone.*互換性優先/) });
  expect(svg).toMatchObject({ ok: false, message: expect.stringContaining("SVGは使えません") });
  expect(broken).toMatchObject({ ok: false, message: expect.stringContaining("壊れている") });
  expect(again).toMatchObject({ ok: true, isKnown: true, alt: "赤い四角", message: expect.stringContaining("赤.png") });
  expect(again?.ok && stored?.ok && again.id === stored.id).toBe(true);
});

test("AVIF with a shared brand is not HEIC; too many pixels are reported", async () => {
  const form = new FormData();
  form.append("file", new File([ftyp("mif1", "avif")], "a.avif"));
  const huge = await sharp({ create: { width: 12_000, height: 5_000, channels: 3, background: "#fff" } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  form.append("file", new File([new Uint8Array(huge)], "huge.png"));
  const [avif, large] = await storeUploads(db, form, hana);
  expect(avif?.message).not.toContain("HEIC");
  expect(large).toMatchObject({ ok: false, message: expect.stringContaining("12000×5000") });
});
