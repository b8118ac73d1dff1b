// The bundled encyclopedia: morphs with illustrations, terms, care articles, notices, blog.

import { existsSync } from "node:fs";
import { bookOfMorphs } from "@borupa/genetics";
import { posesOf } from "@borupa/snake-drawing";
import { kindNames } from "#app/cms/content/registry.ts";
import { reindexIfOutdated } from "#app/cms/content/reindex/reindex.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { escapeAttribute } from "#app/platform/richtext/clean-html.ts";
import { kanaOrder } from "#app/platform/search/kana-row.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { fillOne, type Report, type StarterItem } from "./fill.server.ts";
import { forgetDrawing, illustrate } from "./illustrate.server.ts";
import { readStarter, STARTER_FOLDER } from "./read.server.ts";

// Replaces the site name in the bundled texts with SITE_NAME.
const written = "ボルパ手帖";

function renamed<Value>(value: Value, name: string): Value {
  return JSON.parse(JSON.stringify(value), (_, one) => (typeof one === "string" ? one.replaceAll(written, name) : one));
}

export function siteNamed(item: StarterItem, name: string): StarterItem {
  if (name === written) return item;
  const { title, summary, fields } = renamed({ title: item.title, summary: item.summary, fields: item.fields }, name);
  return { ...item, title, summary, fields, body: item.body.replaceAll(written, escapeAttribute(name)) };
}

export const starterMorphs = readStarter("morph");
/** Gene book of the bundled morphs, used for their drawings. */
export const starterBook = bookOfMorphs(starterMorphs);
export const starterTerms = readStarter("term");
export const starterInfos = readStarter("info");
export const starterBlogs = readStarter("blog");
const others = kindNames()
  .filter((kind) => !["morph", "term", "info", "blog"].includes(kind) && existsSync(`${STARTER_FOLDER}${kind}`))
  .map((kind) => [kind, readStarter(kind)] as const);

/** Varies the poses of neighbours in the list. */
function posesInList(): Map<string, number> {
  const placeOf = ({ fields }: (typeof starterMorphs)[number]) =>
    `${fields.featured ? 0 : 1}${kanaOrder(fields.reading)}`;
  const listed = starterMorphs.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)).map(({ id }) => id);
  const poses = posesOf(listed.map((id) => `morph-${id}`));
  return new Map(listed.map((id, place) => [id, poses[place] ?? 0]));
}

export async function fillEncyclopedia(db: Db, now: Date, report: Report): Promise<void> {
  const { SITE_NAME } = environment();
  // On the empty database, so that the first start need not reindex.
  await reindexIfOutdated(db);
  const groups = [
    ["term", starterTerms],
    ["info", starterInfos],
    ["blog", starterBlogs],
    ["morph", starterMorphs],
    ...others,
  ] as const;
  // Never in the future: with a slow clock everything would only be scheduled.
  const newest = Math.max(...groups.map(([, entries]) => Date.parse(entries[0]?.publishedAt ?? "")));
  const ahead = Math.max(0, newest - now.getTime());
  const poses = posesInList();
  for (const [kind, entries] of groups) {
    for (const [place, entry] of entries.entries()) {
      const morph = kind === "morph" ? starterMorphs[place] : undefined;
      const cover = morph ? await illustrate(db, starterBook, morph, now, poses.get(morph.id)) : null;
      const publishedAt = new Date(Date.parse(entry.publishedAt) - ahead).toISOString();
      const item = { kind, ...entry, fields: { ...entry.fields }, cover, publishedAt };
      report(await fillOne(db, siteNamed(item, SITE_NAME), now));
      if (!cover) await forgetDrawing(db, `${kind}-${entry.id}`);
    }
  }
}
