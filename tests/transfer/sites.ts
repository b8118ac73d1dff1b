// Small sites in memory, and folders of files to compare.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import { demoBalls, demoBreeds } from "#app/cli/starter/demo-collection.server.ts";
import { starterBlogs, starterInfos, starterMorphs, starterTerms } from "#app/cli/starter/encyclopedia.server.ts";
import type { Content, KindName } from "#app/cms/content/kind.ts";
import { createEntry, end, findEntry, publish, saveDraft, trash } from "#app/cms/content/lifecycle.server.ts";
import { emptyContent, kindNamed } from "#app/cms/content/registry.ts";
import { kindServer } from "#app/kinds/kinds.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { storeImage } from "#app/platform/images/store.server.ts";
import { saveSetting } from "#app/platform/settings/settings.server.ts";
import { emptyShopInformation } from "#app/shop/registration.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";

export const PERSON = { by: "admin@example.jp", now: new Date("2026-11-20T03:00:00.000Z") };

export function openSite(): Db {
  const db = emptyDatabase();
  onTestFinished(() => db.destroy());
  return db;
}

export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "borupa-transfer-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Every file of a folder by its path, as bytes in hexadecimal where it is no text. */
export function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();
  return Object.fromEntries(
    names
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [name, readFileSync(join(folder, name), /\.(md|yaml)$/.test(name) ? "utf8" : "hex")]),
  );
}

export function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

export function termContent(title: string, body = "<p>本文。</p>"): Content {
  const empty = emptyContent(kindNamed("term"));
  return { ...empty, title, body, fields: { ...empty.fields, reading: "よみ" } };
}

async function put(db: Db, kind: KindName, id: string, content: Content, at: string | null = null): Promise<void> {
  const made = await createEntry(db, kind, id, content, PERSON);
  if (!made.ok) throw new Error(made.reason);
  const out = await publish(db, kind, id, made.entry.version, content, at, PERSON);
  if (!out.ok) throw new Error(out.reason);
}

export async function versionOf(db: Db, kind: KindName, id: string): Promise<number> {
  return (await findEntry(db, kind, id))?.version ?? 0;
}

/** A few of every kind in every state, a picture, and a shop. */
export async function fillSmallSite(db: Db): Promise<void> {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#c93" } })
    .png()
    .toBuffer();
  const stored = await storeImage(db, png, { name: "写真.png", alt: "黄色: 一" }, PERSON);
  if (!stored.ok) throw new Error(stored.message);
  const cover = { image: stored.image.id, alt: "表紙" };
  const groups = [
    ["morph", starterMorphs],
    ["term", starterTerms],
    ["info", starterInfos],
    ["blog", starterBlogs],
    ["breed", demoBreeds],
    ["ball", demoBalls],
  ] as const;
  for (const [kind, entries] of groups) {
    for (const { id, publishedAt, title, summary, body, fields, log } of entries.slice(0, 3)) {
      await put(db, kind, id, { title, summary, body, cover, fields: { ...fields } }, publishedAt);
      const plan = await kindServer(kind).log?.plan(db, id, log, { replace: false, isPerson: () => true });
      await db.transaction().execute(async (trx) => plan?.apply(trx, PERSON));
    }
  }
  await createEntry(db, "term", "x-draft", termContent("下書き", "<p>a</p><p>b</p>"), PERSON);
  await put(db, "term", "x-scheduled", termContent("予約"), "2099-01-01T00:00:00.000Z");
  await put(db, "term", "x-worked-on", termContent("公開中"));
  await saveDraft(db, "term", "x-worked-on", 2, termContent("直している", "<p>a</p>\r\n\n<p>---</p>\n---\n"), PERSON);
  await put(db, "term", "x-ended", termContent("公開終了"));
  await end(db, "term", "x-ended", 2, PERSON);
  await put(db, "term", "x-trashed", termContent("ゴミ箱", ""));
  await trash(db, "term", "x-trashed", 2, PERSON);
  await saveSetting(db, "shop", 0, { ...emptyShopInformation, profile: "一行目\n二行目", phone: "0120" }, PERSON);
}
