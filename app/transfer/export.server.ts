// Writes a site as a folder of files: into a folder beside first, so that there is never half of one.

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { sql } from "kysely";
import type { KindName } from "#app/content/kind.ts";
import { entryState } from "#app/content/place.server.ts";
import { kindNamed } from "#app/content/registry.ts";
import { entryLogOf } from "#app/kinds/entry-logs.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { copyOfImage, imageIds } from "#app/platform/images/copies.server.ts";
import { readSetting } from "#app/platform/settings/settings.server.ts";
import { emptyShopInformation } from "#app/shop/registration.ts";
import { writeEntryFile } from "./entry-file.server.ts";
import { PICTURES, writePicture } from "./picture-folder.server.ts";
import { SHOP_FILE, writeShopFile } from "./shop-file.server.ts";
import { MARK, MARK_FILE, ownNames } from "./site-folder.server.ts";

export type Exported = { ok: true; entries: number; pictures: number } | { ok: false; message: string };

export async function exportSite(db: Db, folder: string, { replace }: { replace: boolean }): Promise<Exported> {
  const target = resolve(folder);
  const isThere = existsSync(target) && readdirSync(target).length > 0;
  if (isThere && !replace) {
    return {
      ok: false,
      message: `${folder} は空ではありません。前の書き出しを置き換えるには --replace を付けてください`,
    };
  }
  if (isThere && !isExport(target)) {
    return {
      ok: false,
      message: `${folder} は書き出しのフォルダーではないので（${MARK_FILE} がありません）、置き換えません`,
    };
  }
  mkdirSync(dirname(target), { recursive: true });
  const fresh = mkdtempSync(join(dirname(target), `.${basename(target)}-`));
  try {
    const counts = await asOfOneMoment(db, () => writeAll(db, fresh));
    if (isThere) replaceOwn(fresh, target);
    else renameSync(fresh, target);
    return { ok: true, ...counts };
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

async function writeAll(db: Db, folder: string): Promise<{ entries: number; pictures: number }> {
  const entries = await db.selectFrom("entries").select(["kind", "id"]).orderBy("kind").orderBy("id").execute();
  for (const { kind: name, id } of entries) {
    const kind = kindNamed(name);
    const placed = await entryState(db, kind.name as KindName, id);
    if (!placed) continue;
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(
      join(folder, name, `${id}.md`),
      writeEntryFile(kind, placed.state, await entryLogOf(name)?.of(db, id)),
    );
  }
  const pictures = await imageIds(db);
  for (const id of pictures) writePicture(join(folder, PICTURES), await copyOfImage(db, id));
  const shop = await readSetting(db, "shop", emptyShopInformation);
  if (shop.version > 0) writeFileSync(join(folder, SHOP_FILE), writeShopFile(shop.value));
  writeFileSync(join(folder, MARK_FILE), MARK);
  return { entries: entries.length, pictures: pictures.length };
}

function isExport(folder: string): boolean {
  const mark = join(folder, MARK_FILE);
  return existsSync(mark) && readFileSync(mark, "utf8").startsWith("format:");
}

function replaceOwn(fresh: string, target: string): void {
  for (const name of ownNames()) {
    rmSync(join(target, name), { recursive: true, force: true });
    if (existsSync(join(fresh, name))) renameSync(join(fresh, name), join(target, name));
  }
}

/** Reads what stands at one moment, while others may go on writing. */
async function asOfOneMoment<Answer>(db: Db, read: () => Promise<Answer>): Promise<Answer> {
  await sql`BEGIN DEFERRED`.execute(db);
  try {
    return await read();
  } finally {
    await sql`COMMIT`.execute(db);
  }
}
