// Puts many new entries in at once, each as one that has just been published: many rows a statement, in the caller's transaction.

import { raiseGeneration } from "#app/platform/cache/generation.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { entryLinks } from "./entry-links.server.ts";
import { inParts } from "./in-parts.ts";
import type { Content, KindName } from "./kind.ts";
import type { Actor } from "./lifecycle.server.ts";
import { insertUses, pictureUses } from "./picture-uses.server.ts";
import { documentsOf, insertDocuments } from "./search/index.server.ts";
import { keysOf } from "./search-keys.server.ts";

export interface NewEntry {
  kind: KindName;
  id: string;
  content: Content;
  publishedAt: string;
}

/** A statement is given seconds: a text has hundreds of words, each of which the index puts in its place. */
const DOCUMENTS = 100;

/** The ids must be free. */
export async function placeMany(trx: Db, entries: readonly NewEntry[], actor: Actor): Promise<void> {
  const timestamp = actor.now.toISOString();
  const { by } = actor;
  const written = entries.map(({ content, ...entry }) => ({ ...entry, content, json: JSON.stringify(content) }));
  await inParts(written, (part) => {
    const rows = part.map(({ kind, id, content, json, publishedAt }) => ({
      ...{ kind, id, version: 1, status: "published" as const, publish_at: publishedAt, trashed_at: null },
      ...{ created_at: timestamp, created_by: by, updated_at: timestamp, updated_by: by, title: content.title },
      ...{ live: json, live_at: publishedAt, draft: null, next: null, next_at: null, end_at: null, plan: null },
    }));
    return trx.insertInto("entries").values(rows).execute();
  });
  await inParts(written, (part) => {
    const rows = part.map(({ kind, id, json }) => {
      return { kind, id, version: 1, at: timestamp, by, action: "publish" as const, content: json };
    });
    return trx.insertInto("revisions").values(rows).execute();
  });
  const states = entries.map(({ kind, id, content }) => ({ kind, id, live: content, draft: null, next: null }));
  await inParts(states.flatMap(keysOf), (rows) => trx.insertInto("entry_keys").values(rows).execute());
  await inParts(states.flatMap(pictureUses), (rows) => insertUses(trx, rows));
  await inParts(states.flatMap(entryLinks), (rows) => trx.insertInto("entry_links").values(rows).execute());
  const documents = entries.flatMap(({ kind, id, content }) => documentsOf(kind, id, content, content));
  await inParts(documents, (part) => insertDocuments(trx, part), DOCUMENTS);
  await raiseGeneration(trx);
}
