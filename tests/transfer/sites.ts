import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import type { Content, KindName } from "#app/cms/content/kind.ts";
import { createEntry, findEntry, publish } from "#app/cms/content/lifecycle.server.ts";
import { emptyContent, kindNamed } from "#app/cms/content/registry.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
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

/** Returns every file of a folder by path, as hexadecimal if it is not text. */
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

export async function put(
  db: Db,
  kind: KindName,
  id: string,
  content: Content,
  at: string | null = null,
): Promise<void> {
  const made = await createEntry(db, kind, id, content, PERSON);
  if (!made.ok) throw new Error(made.reason);
  const out = await publish(db, kind, id, made.entry.version, content, at, PERSON);
  if (!out.ok) throw new Error(out.reason);
}

export async function versionOf(db: Db, kind: KindName, id: string): Promise<number> {
  return (await findEntry(db, kind, id))?.version ?? 0;
}
