import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillDemo } from "#app/cli/starter/demo-collection.server.ts";
import { fillEncyclopedia } from "#app/cli/starter/encyclopedia.server.ts";
import { createEntry, end, saveDraft, trash } from "#app/cms/content/lifecycle.server.ts";
import { reindexIfOutdated } from "#app/cms/content/reindex/reindex.server.ts";
import { listVisible } from "#app/cms/content/visible-list.server.ts";
import { snakesCsv, weightsCsv } from "#app/collection/csv/export.server.ts";
import { takeInCsv } from "#app/collection/csv/import.server.ts";
import { readFile, writeFile } from "#app/notebook/file/notebook-file.ts";
import { mergeInto } from "#app/notebook/model/merge.ts";
import { encodeCsv } from "#app/platform/csv/encoding.server.ts";
import { backUp, checkBackup, openBackup, restoreFile, restorePostgres } from "#app/platform/database/backup.server.ts";
import { type Db, openDatabase } from "#app/platform/database/connection.server.ts";
import { replaceFile } from "#app/platform/images/change.server.ts";
import { variants } from "#app/platform/images/copies.server.ts";
import { insertVariants } from "#app/platform/images/images.server.ts";
import { storeDrawing } from "#app/platform/images/variants.server.ts";
import { decodeText } from "#app/platform/tables/decode.ts";
import { exportedFiles, exportSite } from "#app/transfer/export.server.ts";
import { importSite } from "#app/transfer/import.server.ts";
import { zipStream } from "#app/transfer/zip.server.ts";
import { pngOf } from "#tests/cms/library/pictures.ts";
import { largeNotebook } from "#tests/notebook/large-notebook.ts";
import { newPostgres, onPostgres } from "#tests/support/empty-database.ts";
import { filesIn, openSite, PERSON, put, scratchFolder, termContent, write } from "./sites.ts";

const folder = mkdtempSync(join(tmpdir(), "borupa-there-and-back-"));
const file = join(folder, "site.sqlite");
/** Location of the demo site: the file or, in the second run, a PostgreSQL that it was restored into. */
let place = file;
let db: Db;

beforeAll(async () => {
  db = openDatabase(file);
  await fillEncyclopedia(db, new Date(), () => {});
  await fillDemo(db, new Date(), () => {});
  await sizePictures();
  await addStates();
  await addRows();
  if (!onPostgres) return;
  await db.destroy();
  place = await newPostgres("template1");
  await backUp(file, join(folder, "first.backup"));
  await restorePostgres(await openBackup(join(folder, "first.backup")), place, null);
  db = openDatabase(place);
  await reindexIfOutdated(db);
});
afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

/** Gives every drawing its sizes as a few bytes, because rendering them all takes a minute. */
async function sizePictures(): Promise<void> {
  const bytes = { webp: Buffer.from("RIFF0000WEBP"), jpeg: Buffer.from([0xff, 0xd8, 0xff]) };
  const sizes = variants.map((one) => ({ ...one, bytes: bytes[one.format] }));
  await db.deleteFrom("image_variants").execute();
  for (const { id } of await db.selectFrom("images").select("id").execute()) await insertVariants(db, id, sizes);
}

async function addStates(): Promise<void> {
  await createEntry(db, "term", "x-draft", termContent("下書き", "<p>a</p><p>b</p>"), PERSON);
  await put(db, "term", "x-scheduled", termContent("予約"), "2099-01-01T00:00:00.000Z");
  await put(db, "term", "x-worked-on", termContent("公開中"));
  await saveDraft(db, "term", "x-worked-on", 2, termContent("直している", "<p>a</p>\r\n\n<p>---</p>\n---\n"), PERSON);
  await put(db, "term", "x-ended", termContent("公開終了"));
  await end(db, "term", "x-ended", 2, PERSON);
  await put(db, "term", "x-trashed", termContent("ゴミ箱", ""));
  await trash(db, "term", "x-trashed", 2, PERSON);
}

async function addRows(): Promise<void> {
  const [at, by] = [PERSON.now.toISOString(), PERSON.by];
  const inquiry = {
    id: 41,
    state: "open",
    kind: "inquiry",
    name: "客",
    contact: "{}",
    ball: null,
    days: "[]",
  } as const;
  await db
    .insertInto("inquiries")
    .values({ ...inquiry, at, message: '一\n二\u2028三\\N\t𠮷"' })
    .execute();
  await db.insertInto("inquiry_notes").values({ inquiry: 41, at, by, text: "電話した" }).execute();
  const line = { snake: "akane", version: 1, value: '{"leftTo":"客"}', left_on: "2026-11-20", animal: null };
  await db
    .insertInto("ledger_lines")
    .values({ ...line, updated_at: at, updated_by: by })
    .execute();
  const box = { head: "v3", deletion: "d", visited_on: "2026-11-20" };
  await db
    .insertInto("note_boxes")
    .values({ address: "a", ...box })
    .execute();
  await db
    .insertInto("note_parts")
    .values({ address: "a", place: 0, head: "v3", sealed: Buffer.from([0, 10, 255]) })
    .execute();
}

const asked = { replace: false, dryRun: false, now: new Date() };

test("export, import, export: the same files, and nothing changes on the original", async () => {
  const scratch = scratchFolder();
  const [out, again] = [join(scratch, "out"), join(scratch, "again")];
  expect(await exportSite(db, out, { replace: false })).toMatchObject({ ok: true });
  const files = filesIn(out);
  for (const junk of ["Thumbs.db", "desktop.ini", ".DS_Store", "._scale.md"])
    write(out, Object.fromEntries(["", "term/", "images/"].map((where) => [`${where}${junk}`, "x"])));

  const same = await importSite(db, out, asked);
  expect(same).toMatchObject({ problems: [], added: [], updated: [] });
  const other = openSite();
  expect(await importSite(other, out, asked)).toMatchObject({ problems: [], added: same.unchanged, updated: [] });
  await exportSite(other, again, { replace: false });
  expect(filesIn(again)).toEqual(files);

  // Selected entries of a list export the same files, with the pictures they use.
  const blogs = await db.selectFrom("entries").select("id").where("kind", "=", "blog").limit(2).execute();
  const chosen = { kind: "blog", ids: [...blogs.map(({ id }) => id), "gone"] } as const;
  const zip = await new Response(zipStream(exportedFiles(db, chosen)) as BodyInit).bytes();
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();
  for (const { id } of blogs) expect(text(unzipSync(zip)[`blog/${id}.md`] ?? zip)).toBe(files[`blog/${id}.md`]);

  // Which picture may replace another does not depend on the database.
  if (onPostgres) return;
  // Another file and caption under a picture's id: someone else's, which is replaced only on request.
  const [name = ""] = same.unchanged.filter((one) => one.startsWith("images/"));
  await replaceFile(other, name.replace("images/", ""), await pngOf("#0f0"), PERSON);
  await exportSite(other, again, { replace: true });
  expect((await importSite(db, again, asked)).problems).toMatchObject([{ file: `${name}/image.yaml` }]);
  const about = join(again, name, "image.yaml");
  writeFileSync(about, `${filesIn(again)[`${name}/image.yaml`]}`.replace(/^alt: .*/m, "alt: 直した説明"));
  expect(await importSite(other, again, { ...asked, replace: true })).toMatchObject({ problems: [], updated: [name] });
  expect(await importSite(other, again, asked)).toMatchObject({ problems: [], updated: [] });
});

test("a drawing whose sizes were never requested is exported in every size without writing to the site", async () => {
  const site = openSite();
  const to = join(scratchFolder(), "a");
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"><rect width="9" height="6" fill="#c93"/></svg>';
  await storeDrawing(site, svg, { name: "gene", alt: "絵", width: 900, height: 600 }, PERSON);
  expect(await exportSite(site, to, { replace: false })).toMatchObject({ ok: true, pictures: 1 });
  expect(Object.keys(filesIn(join(to, "images")))).toHaveLength(1 + variants.length);
  expect(await site.selectFrom("image_variants").select("format").execute()).toEqual([{ format: "svg" }]);
});

test("backup, restore, backup: the same rows in either database, and the site continues from there", async () => {
  const first = join(folder, "there.backup");
  const { sums } = await backUp(place, first);
  expect(sums.inquiries).toMatchObject({ rows: 1 });
  const { counters: _, ...kept } = sums;
  let last = first;
  for (const to of onPostgres ? ["a.sqlite", "postgres"] : ["a.sqlite"]) {
    const restored = to === "postgres" ? await newPostgres("template1") : join(folder, to);
    const backup = await openBackup(last);
    expect(backup.isSealed).toBe(true);
    if (to === "postgres") await restorePostgres(backup, restored, null);
    else await restoreFile(backup, restored, `${restored}.before`);
    last = join(folder, `after-${to}.backup`);
    await backUp(restored, last);
    expect((await checkBackup(last)).sums, to).toMatchObject(kept);

    const site = openDatabase(restored);
    await reindexIfOutdated(site);
    const wanted = { q: "脱皮" };
    expect(await listVisible(site, "term", wanted)).toEqual(await listVisible(db, "term", wanted));
    const event = { at: "", by: "", action: "sign-in", target: "", network: "" };
    const ids = await site.insertInto("events").values([event, event]).returning("id").execute();
    expect(new Set(ids.map(({ id }) => id)).size).toBe(2);
    await put(site, "term", "x-later", termContent("あとから"));
    await site.destroy();
  }
});

test("CSV out and in: no change, in either encoding", async () => {
  for (const text of [await snakesCsv(db, new Date()), await weightsCsv(db)]) {
    for (const encoding of ["utf-8", "shift_jis"] as const) {
      const today = { ...PERSON, now: new Date() };
      const given = { seal: null, sure: [] };
      const { plan } = await takeInCsv(db, decodeText(encodeCsv(text, encoding)) ?? "", today, given);
      expect(plan).toMatchObject({ rows: [], problems: [], ignored: [] });
      expect(plan.same).toBeGreaterThan(0);
    }
  }
});

test("a notebook's file out and in: nothing added, nothing changed", async () => {
  const { things } = largeNotebook(30, 1000, PERSON.now);
  const read = await readFile(await writeFile(things, async () => null, PERSON.now));
  if (!read.ok) throw new Error(read.message);
  const mine = new Map(things.map((one) => [one.id, one]));
  expect(mergeInto((id) => mine.get(id), read.contents.things)).toMatchObject({ added: 0, changed: 0 });
  expect(read.contents.things).toHaveLength(things.length);
});
