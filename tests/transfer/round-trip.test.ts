// A site written as files, read into an empty one and written again: the same files, byte for byte.

import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { starterBlogs } from "#app/cli/starter/encyclopedia.server.ts";
import { findEntry } from "#app/cms/content/lifecycle.server.ts";
import { replaceFile } from "#app/platform/images/change.server.ts";
import { variants } from "#app/platform/images/copies.server.ts";
import { storeDrawing } from "#app/platform/images/variants.server.ts";
import { chosenFiles } from "#app/transfer/chosen.server.ts";
import { exportSite } from "#app/transfer/export.server.ts";
import { importSite } from "#app/transfer/import.server.ts";
import { zipStream } from "#app/transfer/zip.server.ts";
import { pngOf } from "#tests/cms/library/pictures.ts";
import { filesIn, fillSmallSite, openSite, PERSON, scratchFolder, write } from "./sites.ts";

const asked = { replace: false, dryRun: false, now: new Date("2026-11-21T00:00:00.000Z") };

test("every kind, every state, pictures and the shop come back as they were", async () => {
  const [first, second] = [openSite(), openSite()];
  const folder = scratchFolder();
  await fillSmallSite(first);
  expect(await exportSite(first, join(folder, "a"), { replace: false })).toEqual({
    ok: true,
    entries: 23,
    pictures: 1,
  });
  const imported = await importSite(second, join(folder, "a"), asked);
  expect(imported).toMatchObject({ problems: [], updated: [], unchanged: [] });
  expect(imported.added).toHaveLength(25);
  await exportSite(second, join(folder, "b"), { replace: false });
  expect(filesIn(join(folder, "b"))).toEqual(filesIn(join(folder, "a")));
  for (const id of ["x-draft", "x-scheduled", "x-worked-on", "x-ended", "x-trashed"]) {
    const { status, publishAt, trashedAt, live, draft } = (await findEntry(first, "term", id)) ?? {};
    expect(await findEntry(second, "term", id), id).toMatchObject({ status, publishAt, trashedAt, live, draft });
  }
  // What came in is found, and once more brings nothing new.
  expect(
    (await second.selectFrom("entry_keys").select("id").where("name", "=", "name").execute()).length,
  ).toBeGreaterThan(20);
  const again = await importSite(second, join(folder, "a"), asked);
  expect(again).toMatchObject({ problems: [], added: [], updated: [] });
  expect(again.unchanged).toHaveLength(25);
});

test("a drawing whose sizes nobody has asked for is written in every size, and nothing is written into the site", async () => {
  const db = openSite();
  const folder = join(scratchFolder(), "a");
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"><rect width="9" height="6" fill="#c93"/></svg>';
  await storeDrawing(db, svg, { name: "gene", alt: "絵", width: 900, height: 600 }, PERSON);
  expect(await exportSite(db, folder, { replace: false })).toMatchObject({ ok: true, pictures: 1 });
  expect(Object.keys(filesIn(join(folder, "images")))).toHaveLength(1 + variants.length);
  expect(await db.selectFrom("image_variants").select("format").execute()).toEqual([{ format: "svg" }]);
});

test("chosen entries of a list come as one ZIP with their pictures, and go into another site as they were", async () => {
  const [first, second] = [openSite(), openSite()];
  const folder = scratchFolder();
  await fillSmallSite(first);
  const ids = [starterBlogs[0]?.id ?? "", starterBlogs[2]?.id ?? ""];
  const zip = await new Response(zipStream(chosenFiles(first, "blog", [...ids, "gone"])) as BodyInit).bytes();
  const files = Object.entries(unzipSync(zip));
  write(folder, Object.fromEntries(files.map(([name]) => [name, ""])));
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
  const whole = join(scratchFolder(), "whole");
  await exportSite(first, whole, { replace: false });
  const wanted = Object.entries(filesIn(whole)).filter(
    ([name]) => ids.some((id) => name === `blog/${id}.md`) || /^(images\/|borupa\.yaml)/.test(name),
  );
  expect(filesIn(folder)).toEqual(Object.fromEntries(wanted));
  const imported = await importSite(second, folder, asked);
  expect(imported).toMatchObject({ problems: [], updated: [] });
  expect(imported.added).toHaveLength(3);
});

test("a picture whose file was replaced comes along under its id, and over the former one only when told to", async () => {
  const [first, second] = [openSite(), openSite()];
  const folder = scratchFolder();
  await fillSmallSite(first);
  await exportSite(first, join(folder, "a"), { replace: false });
  await importSite(second, join(folder, "a"), asked);
  const { id } = await first.selectFrom("images").select("id").executeTakeFirstOrThrow();
  expect(await replaceFile(first, id, await pngOf("#0f0"), { by: "hana@example.jp", now: asked.now })).toMatchObject({
    ok: true,
  });
  await exportSite(first, join(folder, "b"), { replace: false });
  const refused = await importSite(second, join(folder, "b"), asked);
  expect(refused.problems).toEqual([expect.objectContaining({ file: `images/${id}/image.yaml` })]);
  const taken = await importSite(second, join(folder, "b"), { ...asked, replace: true });
  expect(taken).toMatchObject({ problems: [], added: [], updated: [`images/${id}`] });
  await exportSite(second, join(folder, "c"), { replace: false });
  expect(filesIn(join(folder, "c"))).toEqual(filesIn(join(folder, "b")));
});

test("an export goes into an empty folder, or over an earlier one and nothing else of the folder", async () => {
  const db = openSite();
  const folder = join(scratchFolder(), "site");
  await fillSmallSite(db);
  mkdirSync(folder);
  expect(await exportSite(db, folder, { replace: false })).toMatchObject({ ok: true });
  writeFileSync(join(folder, ".gitignore"), "x");
  writeFileSync(join(folder, "term", "gone.md"), "x");
  expect(await exportSite(db, folder, { replace: false })).toMatchObject({ ok: false });
  expect(readdirSync(join(folder, "term"))).toContain("gone.md");
  expect(await exportSite(db, folder, { replace: true })).toMatchObject({ ok: true });
  expect(readdirSync(join(folder, "term"))).not.toContain("gone.md");
  expect(readdirSync(folder)).toContain(".gitignore");
  expect(readdirSync(join(folder, ".."))).toEqual(["site"]);
});

test("a folder that is no export is never replaced", async () => {
  const folder = scratchFolder();
  mkdirSync(join(folder, "images"));
  writeFileSync(join(folder, "images", "mine.jpg"), "x");
  expect(await exportSite(openSite(), folder, { replace: true })).toMatchObject({ ok: false });
  expect(filesIn(folder)).toEqual({ "images/mine.jpg": "78" });
});
