// A database with a few entries of every kind: filled once for a whole `npm test`, else once a
// process, and copied for each site.

import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoBalls, demoBreeds } from "#app/cli/starter/demo-collection.server.ts";
import { starterBlogs, starterInfos, starterMorphs, starterTerms } from "#app/cli/starter/encyclopedia.server.ts";
import { fillOne } from "#app/cli/starter/fill.server.ts";
import type { KindName } from "#app/cms/content/kind.ts";
import { reindexIfOutdated } from "#app/cms/content/reindex/reindex.server.ts";
import { type Db, openDatabase } from "#app/platform/database/connection.server.ts";
import { filledPostgres as fillPostgres, newPostgres } from "./empty-database.ts";

let filling: Promise<string> | undefined;
let fillingPostgres: Promise<string> | undefined;

/** Puts a filled database where none is yet. */
export async function copyFilled(file: string): Promise<void> {
  filling ??= fillOnce();
  copyFileSync(await filling, file);
}

async function fillOnce(): Promise<string> {
  if (process.env.FILLED_DATABASE) return process.env.FILLED_DATABASE;
  const folder = mkdtempSync(join(tmpdir(), "borupa-filled-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return fillFile(join(folder, "borupa.sqlite"));
}

/** Makes the file; gives its name back. */
export async function fillFile(file: string): Promise<string> {
  const db = openDatabase(file);
  await fill(db);
  // The last one out folds the log of latest writes into the file: what is copied is whole.
  await db.destroy();
  return file;
}

/** The same in the run's PostgreSQL; its address. */
export async function filledPostgres(): Promise<string> {
  fillingPostgres ??= fillPostgres(fill);
  return newPostgres(await fillingPostgres);
}

const AT = new Date(Date.now() - 20 * 86_400_000).toISOString();

async function fill(db: Db): Promise<void> {
  const now = new Date();
  const few = <Item>(items: readonly Item[], count: number) => items.slice(0, count);
  const groups: [KindName, readonly { id: string; title: string; summary: string; body: string; fields: object }[]][] =
    [
      ["morph", starterMorphs],
      ["term", few(starterTerms, 40)],
      ["info", starterInfos],
      ["blog", few(starterBlogs, 4)],
      ["breed", demoBreeds],
      ["ball", few(demoBalls, 30)],
    ];
  for (const [kind, entries] of groups) {
    for (const entry of entries)
      await fillOne(db, { kind, ...entry, fields: { ...entry.fields }, cover: null, publishedAt: AT }, now);
  }
  // Else every server that starts on a copy would do it first.
  await reindexIfOutdated(db);
}
