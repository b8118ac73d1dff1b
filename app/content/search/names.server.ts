// What visitors can find, and every name it goes by: kept until anything is written.

import { sql } from "kysely";
import type { KindName } from "#app/content/kind.ts";
import { kindNames } from "#app/content/registry.ts";
import { remembered } from "#app/platform/cache/remembered.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { fold } from "#app/platform/search/fold.ts";

/** Names compared when a spelling finds nothing. */
const NAMES_MAX = 20_000;

export interface NameBook {
  /** The kind of every visible document. */
  kinds: ReadonlyMap<number, KindName>;
  /** Notices: they are about the site and mention much that they do not answer. */
  notices: ReadonlySet<number>;
  /** By folded name: how it is written, and the documents that go by it (none for a part of a longer name). */
  names: ReadonlyMap<string, { shown: string; documents: readonly number[] }>;
  /** The names of documents in order, for those that begin with something. */
  sorted: readonly string[];
}

export function nameBook(db: Db, now: Date): Promise<NameBook> {
  return remembered(db, "names", now, async () => {
    const documents = await db
      .selectFrom("search_documents as d")
      .innerJoin("entries as e", (join) => join.onRef("e.kind", "=", "d.kind").onRef("e.id", "=", "d.id"))
      .where("d.scope", "=", "live")
      .where("e.kind", "in", kindNames())
      .where("e.status", "=", sql.lit("published"))
      .where("e.trashed_at", "is", null)
      .where("e.publish_at", "<=", now.toISOString())
      // The live title: a draft's is nobody's business yet.
      .select(["d.rowid", "d.title", sql<KindName>`d.kind`.as("kind"), "d.id"])
      .execute();
    const keys = await db
      .selectFrom("entry_keys")
      .where("kind", "in", kindNames())
      .where("name", "=", "name")
      .select(["kind", "id", "text"])
      .limit(NAMES_MAX)
      .execute();
    const noticed = await db
      .selectFrom("entry_keys")
      .where("kind", "=", "info")
      .where("name", "=", "category")
      .where("text", "=", "notice")
      .select("id")
      .execute();
    const byEntry = new Map(documents.map((document) => [`${document.kind}/${document.id}`, document]));
    const names = new Map<string, { shown: string; documents: number[] }>();
    for (const { kind, id, text } of keys) {
      const document = byEntry.get(`${kind}/${id}`);
      if (!document) continue;
      // "Banana / Coral Glow" are two names.
      for (const name of new Set(
        [text, ...text.split("/")].flatMap((one) => [one.trim(), one.replaceAll(/\s/g, "")]),
      )) {
        const known = names.get(name) ?? { shown: document.title, documents: [] };
        known.documents.push(document.rowid);
        names.set(name, known);
      }
    }
    const sorted = [...names.keys()].sort();
    const addPart = (name: string, shown: string) => {
      if (name.length > 1 && !names.has(name)) names.set(name, { shown, documents: [] });
    };
    // One word of a morph's or term's longer name is a name too: アザンティック of アザンティック（VPI）.
    for (const { kind, title } of documents) {
      if (kind !== "morph" && kind !== "term") continue;
      for (const part of title.split(/[\s\p{P}\p{S}]+/u)) addPart(fold(part), part);
    }
    for (const name of sorted) for (const part of name.match(/[a-z]{4,}/g) ?? []) addPart(part, part);
    const notices = noticed.flatMap(({ id }) => byEntry.get(`info/${id}`)?.rowid ?? []);
    const kinds = new Map(documents.map(({ rowid, kind }) => [rowid, kind]));
    return { kinds, notices: new Set(notices), names, sorted };
  });
}

/** The names that begin with something and say more. */
export function namesFrom({ sorted }: NameBook, beginning: string): string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < beginning) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let at = low; sorted[at]?.startsWith(beginning); at += 1) found.push(sorted[at] ?? "");
  return found;
}
