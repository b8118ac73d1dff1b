// The whole demo site goes out and comes back as it was.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fillDemo } from "#app/cli/starter/demo-collection.server.ts";
import { fillEncyclopedia } from "#app/cli/starter/encyclopedia.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { variants } from "#app/platform/images/copies.server.ts";
import { insertVariants } from "#app/platform/images/images.server.ts";
import { exportSite } from "#app/transfer/export.server.ts";
import { importSite } from "#app/transfer/import.server.ts";
import { databasesWith } from "#tests/support/empty-database.ts";
import { filesIn, openSite, scratchFolder, write } from "./sites.ts";

const demoSite = databasesWith(async (db) => {
  await fillEncyclopedia(db, new Date(), () => {});
  await fillDemo(db, new Date(), () => {});
  await sizePictures(db);
});

/** Gives every drawing its sizes, as a few bytes: to draw them all takes a minute. */
async function sizePictures(db: Db): Promise<void> {
  const bytes = { webp: Buffer.from("RIFF0000WEBP"), jpeg: Buffer.from([0xff, 0xd8, 0xff]) };
  await db.deleteFrom("image_variants").execute();
  for (const { id } of await db.selectFrom("images").select("id").execute()) {
    await insertVariants(
      db,
      id,
      variants.map((one) => ({ ...one, bytes: bytes[one.format] })),
    );
  }
}

const asked = { replace: false, dryRun: false, now: new Date() };

test("export, import, export: the same files, and nothing to change where they came from", async () => {
  const db = await demoSite();
  const folder = scratchFolder();
  const [out, again] = [join(folder, "out"), join(folder, "again")];
  const exported = await exportSite(db, out, { replace: false });
  expect(exported).toMatchObject({ ok: true });
  for (const junk of ["Thumbs.db", "desktop.ini", ".DS_Store", "._scale.md"])
    write(out, Object.fromEntries(["", "term/", "images/"].map((where) => [`${where}${junk}`, "x"])));

  const same = await importSite(db, out, asked);
  expect(same).toMatchObject({ problems: [], added: [], updated: [] });
  const empty = openSite();
  expect(await importSite(empty, out, asked)).toMatchObject({ problems: [], added: same.unchanged, updated: [] });
  await exportSite(empty, again, { replace: false });
  const isJunk = (name: string) => /Thumbs|desktop|\._|DS_Store/.test(name);
  const files = Object.entries(filesIn(out)).filter(([name]) => !isJunk(name));
  expect(filesIn(again)).toEqual(Object.fromEntries(files));

  // A caption changed in the folder is a change, which a person's is not overwritten with unless asked.
  const [id] = same.unchanged.filter((name) => name.startsWith("images/"));
  const about = join(out, id ?? "", "image.yaml");
  writeFileSync(about, `${filesIn(out)[`${id}/image.yaml`]}`.replace(/^alt: .*/m, "alt: 直した説明"));
  expect((await importSite(db, out, asked)).problems).toMatchObject([{ file: `${id}/image.yaml` }]);
  expect(await importSite(db, out, { ...asked, replace: true })).toMatchObject({ problems: [], updated: [id] });
});
