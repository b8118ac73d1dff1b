import fc from "fast-check";
import { expect, test } from "vitest";
import { allKinds } from "#app/cms/content/registry.ts";
import { snakeColumns } from "#app/collection/csv/columns.ts";
import { rowsOfCsv } from "#app/collection/csv/csv-text.server.ts";
import { variants } from "#app/platform/images/copies.server.ts";
import { storeImage } from "#app/platform/images/store.server.ts";
import { decodeText } from "#app/platform/tables/decode.ts";
import { readEntryFile } from "#app/transfer/entry-file.server.ts";
import { hana, memory } from "#tests/cms/admin/editing/editor-harness.ts";
import { pngOf } from "#tests/cms/library/pictures.ts";
import { anyText, mixedWith, times } from "./support.ts";

const db = memory();

test("a picture with bytes changed, cut or added is stored in every size, or rejected in Japanese", async () => {
  const png = await pngOf("#c93");
  const heads = [
    "\x89PNG\r\n\x1a\n",
    "\xff\xd8\xff\xe0",
    "GIF89a",
    "RIFF\0\0\0\0WEBPVP8 ",
    "\0\0\0\x20ftypavif",
    "<svg>",
    "BM",
  ];
  const changed = fc
    .tuple(
      fc.array(fc.tuple(fc.nat(png.length - 1), fc.nat(255)), { maxLength: 4 }),
      fc.nat(png.length),
      fc.uint8Array({ maxLength: 20 }),
    )
    .map(([changes, end, more]) => {
      const bytes = Buffer.from(png);
      for (const [at, value] of changes) bytes[at] = value;
      return new Uint8Array(Buffer.concat([end % 3 === 0 ? bytes : bytes.subarray(0, end), more]));
    });
  const headed = fc
    .tuple(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 200 }))
    .map(([head, rest]) => new Uint8Array(Buffer.concat([Buffer.from(head, "latin1"), rest])));
  await fc.assert(
    fc.asyncProperty(fc.oneof(changed, headed), anyText, async (bytes, name) => {
      const stored = await storeImage(db, bytes, { name, alt: name }, hana);
      if (!stored.ok) {
        expect(stored.message).toMatch(/[ぁ-ん]/);
        return;
      }
      const kept = await db
        .selectFrom("image_variants")
        .select("width")
        .where("image_id", "=", stored.image.id)
        .execute();
      expect(kept).toHaveLength(variants.length);
    }),
    times(40),
  );
});

test("an entry's file is parsed, or each problem has a line of that file", () => {
  const pieces = [
    "---\n",
    "title: ",
    "鱗\n",
    "reading: うろこ\n",
    "status: published\n",
    "cover: {image: x, alt: y}\n",
    "  - ",
    ": ",
    "draft:\n  title: x\n",
    "body: |\n",
    "\t",
    "&a",
    "*a",
    "!!js",
    "<<: ",
    "[",
    "{",
    "\n",
    "2026-11-20",
    "genes: ",
  ];
  fc.assert(
    fc.property(fc.constantFrom(...allKinds()), mixedWith(pieces, 16), fc.boolean(), (kind, text, isHeaded) => {
      const file = isHeaded ? `---\ntitle: x\n${text}\n---\n${text}` : text;
      const read = readEntryFile(kind, "x.md", file);
      if (read.ok) return;
      expect(read.problems.length).toBeGreaterThan(0);
      for (const { line, message } of read.problems) {
        expect(line).toBeGreaterThan(0);
        expect(line).toBeLessThanOrEqual(file.split(/\r\n|\r|\n/).length + 1);
        expect(message).toMatch(/[ぁ-んァ-ン一-龠]/);
      }
    }),
    times(150),
  );
});

test("a table of a spreadsheet is read, or rejected with its line", () => {
  fc.assert(
    fc.property(
      mixedWith(["ID", "名前", ",", "\r\n", '"', "\n", ";", "=1+1", "'=", "\ufeff"], 20),
      fc.uint8Array({ maxLength: 40 }),
      (text, bytes) => {
        for (const source of [text, decodeText(Buffer.concat([Buffer.from(text), bytes])) ?? ""]) {
          const read = rowsOfCsv(source, snakeColumns);
          if (!read.ok) expect(read.problems[0]?.line).toBeGreaterThan(0);
        }
      },
    ),
    times(200),
  );
});
