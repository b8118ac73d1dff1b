// Exports a site, or some of its entries, as files for `npm run import`.

import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { KindName } from "#app/cms/content/kind.ts";
import { entryState } from "#app/cms/content/place.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { kindServer } from "#app/collection/registry/kinds.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { readSnapshot } from "#app/platform/database/dialect.server.ts";
import { copyOfImage, imageIds } from "#app/platform/images/copies.server.ts";
import { readSetting } from "#app/platform/settings/settings.server.ts";
import { onExit } from "#app/platform/site/on-exit.server.ts";
import { makeFolder } from "#app/platform/site/own-files.server.ts";
import { emptyShopInformation } from "#app/shop/registration.ts";
import { writeEntryFile } from "./entry-file.server.ts";
import { PICTURES, pictureFiles } from "./picture-folder.server.ts";
import { SHOP_FILE, writeShopFile } from "./shop-file.server.ts";
import { exportedNames, MARK, MARK_FILE } from "./site-folder.server.ts";

export interface ExportedFile {
  name: string;
  content: string | Uint8Array;
}

interface Chosen {
  kind: KindName;
  ids: readonly string[];
}

/** Yields the files of the whole site, or of chosen entries with their pictures. */
export async function* exportedFiles(db: Db, chosen?: Chosen): AsyncGenerator<ExportedFile> {
  yield { name: MARK_FILE, content: MARK };
  for (const { kind, id } of chosen ? chosen.ids.map((id) => ({ ...chosen, id })) : await allEntries(db)) {
    const placed = await entryState(db, kind, id);
    // Deleted in the meantime.
    if (!placed) continue;
    const text = writeEntryFile(kindNamed(kind), placed.state, await kindServer(kind).log?.of(db, id));
    yield { name: `${kind}/${id}.md`, content: text };
  }
  for (const image of chosen ? await picturesOf(db, chosen) : await imageIds(db)) {
    for (const [name, content] of pictureFiles(await copyOfImage(db, image)))
      yield { name: `${PICTURES}/${image}/${name}`, content };
  }
  if (chosen) return;
  const shop = await readSetting(db, "shop", emptyShopInformation);
  if (shop.version > 0) yield { name: SHOP_FILE, content: writeShopFile(shop.value) };
}

async function allEntries(db: Db): Promise<{ kind: KindName; id: string }[]> {
  const rows = await db.selectFrom("entries").select(["kind", "id"]).orderBy("kind").orderBy("id").execute();
  return rows.map(({ kind, id }) => ({ kind: kindNamed(kind).name as KindName, id }));
}

async function picturesOf(db: Db, { kind, ids }: Chosen): Promise<string[]> {
  const rows = await db
    .selectFrom("image_uses as u")
    .innerJoin("images as i", "i.id", "u.image")
    .select("i.id")
    .distinct()
    .where("u.kind", "=", kind)
    .where("u.id", "in", ids)
    .where("u.scope", "<>", "past")
    .orderBy("i.id")
    .execute();
  return rows.map(({ id }) => id);
}

export type Exported = { ok: true; entries: number; pictures: number } | { ok: false; message: string };

/** Writes to a temporary folder first, so that no partial export remains. `replace`: replaces an earlier export. */
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
  makeFolder(dirname(target));
  const fresh = mkdtempSync(join(dirname(target), `.${basename(target)}-`));
  const forget = onExit(() => rmSync(fresh, { recursive: true, force: true }));
  try {
    const names = await readSnapshot(db, (moment) => writeAll(moment, fresh));
    if (isThere) replaceOwn(fresh, target);
    else renameSync(fresh, target);
    const pictures = new Set(names.filter((name) => name.startsWith(`${PICTURES}/`)).map(dirname));
    return { ok: true, entries: names.filter((name) => name.endsWith(".md")).length, pictures: pictures.size };
  } finally {
    forget();
  }
}

async function writeAll(db: Db, folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name, content } of exportedFiles(db)) {
    makeFolder(dirname(join(folder, name)));
    writeFileSync(join(folder, name), content);
    names.push(name);
  }
  return names;
}

export function isExport(folder: string): boolean {
  const mark = join(folder, MARK_FILE);
  return existsSync(mark) && readFileSync(mark, "utf8").startsWith("format:");
}

function replaceOwn(fresh: string, target: string): void {
  for (const name of exportedNames()) {
    rmSync(join(target, name), { recursive: true, force: true });
    if (existsSync(join(fresh, name))) renameSync(join(fresh, name), join(target, name));
  }
}
