// Writes a site as a folder of files: into a folder beside first, so that there is never half of one.

import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { KindName } from "#app/cms/content/kind.ts";
import { entryState } from "#app/cms/content/place.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { kindServer } from "#app/kinds/kinds.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { readSnapshot } from "#app/platform/database/dialect.server.ts";
import { copyOfImage, imageIds } from "#app/platform/images/copies.server.ts";
import { readSetting } from "#app/platform/settings/settings.server.ts";
import { onExit } from "#app/platform/site/on-exit.server.ts";
import { makeFolder } from "#app/platform/site/own-files.server.ts";
import { emptyShopInformation } from "#app/shop/registration.ts";
import { writeEntryFile } from "./entry-file.server.ts";
import { PICTURES, writePicture } from "./picture-folder.server.ts";
import { SHOP_FILE, writeShopFile } from "./shop-file.server.ts";
import { MARK, MARK_FILE, ownNames, TABLES, WHOLE_MARK } from "./site-folder.server.ts";
import { SUMS_FILE, type Sums, sumsText, tableFile } from "./whole/folder.server.ts";
import { lineOf, rowsOf, Summing } from "./whole/rows.server.ts";
import { carriedTables, type TableSum } from "./whole/tables.ts";

type Counts = { entries: number; pictures: number };
export type Exported<Done> = ({ ok: true } & Done) | { ok: false; message: string };

interface Options {
  /** Puts it in the place of an earlier export. */
  replace: boolean;
}

/** Entries, pictures and the shop's settings, for people to edit. */
export function exportSite(db: Db, folder: string, options: Options): Promise<Exported<Counts>> {
  return exportTo(folder, options, (fresh) => readSnapshot(db, (moment) => writeAll(moment, fresh)));
}

/** Every table row by row, for another database. */
export function exportWhole(db: Db, folder: string, options: Options): Promise<Exported<{ sums: Sums }>> {
  return exportTo(folder, options, async (fresh) => ({
    sums: await readSnapshot(db, (moment) => writeWhole(moment, fresh)),
  }));
}

async function exportTo<Done extends object>(
  folder: string,
  { replace }: Options,
  writeInto: (fresh: string) => Promise<Done>,
): Promise<Exported<Done>> {
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
  makeFolder(dirname(target));
  const fresh = mkdtempSync(join(dirname(target), `.${basename(target)}-`));
  const forget = onExit(() => rmSync(fresh, { recursive: true, force: true }));
  try {
    const done = await writeInto(fresh);
    if (isThere) replaceOwn(fresh, target);
    else renameSync(fresh, target);
    return { ok: true, ...done };
  } finally {
    forget();
  }
}

async function writeAll(db: Db, folder: string): Promise<Counts> {
  const entries = await db.selectFrom("entries").select(["kind", "id"]).orderBy("kind").orderBy("id").execute();
  for (const { kind: name, id } of entries) {
    const kind = kindNamed(name);
    const placed = await entryState(db, kind.name as KindName, id);
    if (!placed) continue;
    makeFolder(join(folder, name));
    writeFileSync(
      join(folder, name, `${id}.md`),
      writeEntryFile(kind, placed.state, await kindServer(kind.name).log?.of(db, id)),
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

// Every table of a site as files.
async function writeWhole(db: Db, folder: string): Promise<Sums> {
  mkdirSync(join(folder, TABLES));
  const sums: Record<string, TableSum> = {};
  for (const table of carriedTables) {
    const summing = new Summing();
    const file = openSync(join(folder, tableFile(table.name)), "w");
    for await (const rows of rowsOf(db, table)) {
      const lines = rows.map(lineOf);
      for (const line of lines) summing.add(line);
      writeFileSync(file, lines.map((line) => `${line}\n`).join(""));
    }
    closeSync(file);
    sums[table.name] = summing.sum;
  }
  writeFileSync(join(folder, TABLES, SUMS_FILE), sumsText(sums));
  writeFileSync(join(folder, MARK_FILE), WHOLE_MARK);
  return sums;
}
