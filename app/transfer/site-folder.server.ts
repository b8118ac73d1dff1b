// A site as a folder: <kind>/<id>.md, images/<id>/, shop.yaml, and borupa.yaml, which marks an export.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { allKinds } from "#app/cms/content/registry.ts";
import type { ShopInformation } from "#app/shop/registration.ts";
import { type FoundEntry, readEntryFolder } from "./entry-folder.server.ts";
import type { FileProblem } from "./file-problem.ts";
import { type FoundPicture, PICTURES, readPictures } from "./picture-folder.server.ts";
import { readShopFile, SHOP_FILE } from "./shop-file.server.ts";
import { namesIn, readTextFile } from "./text-file.server.ts";

export const MARK_FILE = "borupa.yaml";
export const MARK = "format: 1\n";

/** Returns the names an export may write and replace; others belong to the user. */
export function exportedNames(): string[] {
  return [...allKinds().map(({ name }) => name), PICTURES, SHOP_FILE, MARK_FILE];
}

export interface FoundSite {
  entries: FoundEntry[];
  pictures: FoundPicture[];
  shop: ShopInformation | null;
  problems: FileProblem[];
}

/** Reads everything and collects all problems. Ignores README.md. */
export function readSiteFolder(folder: string): FoundSite {
  const site: FoundSite = { entries: [], pictures: [], shop: null, problems: [] };
  const known = exportedNames();
  for (const name of namesIn(folder)) {
    if (name !== "README.md" && !known.includes(name)) {
      const message = `ここに置けるのは ${known.join("・")} です`;
      site.problems.push({ file: name, line: 1, message });
    }
  }
  for (const kind of allKinds()) {
    if (!has(folder, kind.name)) continue;
    const { entries, problems } = readEntryFolder(kind, join(folder, kind.name), kind.name);
    site.entries = site.entries.concat(entries);
    site.problems = site.problems.concat(problems);
  }
  if (has(folder, PICTURES)) {
    const { pictures, problems } = readPictures(join(folder, PICTURES));
    site.pictures = pictures;
    site.problems = site.problems.concat(problems);
  }
  if (has(folder, SHOP_FILE)) {
    const written = readTextFile(join(folder, SHOP_FILE));
    const read = written.ok ? readShopFile(SHOP_FILE, written.text) : written;
    if (read.ok) site.shop = read.shop;
    else if ("problems" in read) site.problems.push(...read.problems);
    else site.problems.push({ file: SHOP_FILE, line: 1, message: read.message });
  }
  if (has(folder, MARK_FILE) && readFileSync(join(folder, MARK_FILE), "utf8").trim() !== MARK.trim()) {
    const message = "このプログラムの知らない形式で書き出されています。新しい版のプログラムで読み込んでください";
    site.problems.push({ file: MARK_FILE, line: 1, message });
  }
  return site;
}

function has(folder: string, name: string): boolean {
  return readdirSync(folder).includes(name);
}
