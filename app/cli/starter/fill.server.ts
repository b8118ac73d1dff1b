// Puts starter content into the database: what is missing is added, what only the starter has touched is brought up to date,
// what a person has edited is left alone.

import { isDeepStrictEqual } from "node:util";
import { isPerson, STARTER_ACTOR } from "#app/cms/content/actors.ts";
import type { Content, KindName } from "#app/cms/content/kind.ts";
import { createEntry, findEntry, publish } from "#app/cms/content/lifecycle.server.ts";
import { entryState, placeEntry } from "#app/cms/content/place.server.ts";
import { emptyContent, kindNamed } from "#app/cms/content/registry.ts";
import { checkContent } from "#app/cms/fields/check-content.server.ts";
import { kindServer } from "#app/collection/registry/kinds.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { Picture } from "#app/platform/images/image.ts";

export interface StarterItem {
  kind: KindName;
  id: string;
  title: string;
  summary: string;
  body: string;
  fields: Record<string, unknown>;
  cover: Picture | null;
  /** When it counts as published: decides the order of lists. */
  publishedAt: string;
  /** The lines of the kind's own log. */
  log?: readonly unknown[];
}

export type Filled = "added" | "updated" | "edited" | "same";

/** Told of each entry. */
export type Report = (step: Filled) => void;

/** Throws where an item breaks a rule of its kind: starter content is part of the build and has no excuse. */
export async function fillOne(db: Db, item: StarterItem, now: Date): Promise<Filled> {
  const filled = await fillContent(db, item, now);
  if (filled === "edited") return filled;
  const isLogged = await fillLog(db, item, now);
  return filled === "same" && isLogged ? "updated" : filled;
}

/** Adds missing log records; records that a person has changed stay. */
async function fillLog(db: Db, { kind, id, log = [] }: StarterItem, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const plan = await kindServer(kind).log?.plan(trx, id, log, { replace: false, isPerson });
    if (!plan || plan.isRefused) return false;
    await plan.apply(trx, { by: STARTER_ACTOR, now });
    return true;
  });
}

async function fillContent(db: Db, item: StarterItem, now: Date): Promise<Filled> {
  const kind = kindNamed(item.kind);
  const { title, summary, body, cover } = item;
  const fields = { ...emptyContent(kind).fields, ...item.fields };
  const checked = checkContent(kind, { title, summary, body, bodyFormat: "html", cover, fields }, "publish");
  if (!checked.ok) {
    throw new Error(
      `${item.kind}/${item.id}: ${checked.problems.map(({ path, message }) => `${path} ${message}`).join("; ")}`,
    );
  }
  const actor = { by: STARTER_ACTOR, now };
  const existing = await findEntry(db, item.kind, item.id);
  if (!existing) {
    const created = await createEntry(db, item.kind, item.id, checked.content, actor);
    if (!created.ok) throw new Error(`${item.kind}/${item.id}: ${created.reason}`);
    await assertPublished(
      publish(db, item.kind, item.id, created.entry.version, checked.content, item.publishedAt, actor),
      item,
    );
    return "added";
  }
  // Times typed with a draft are no part of a state: such an entry waits for the next time.
  if (existing.updatedBy !== STARTER_ACTOR && !existing.plan && (await fillMissing(db, item, now))) return "updated";
  if (existing.updatedBy !== STARTER_ACTOR || existing.trashedAt) return "edited";
  if (isDeepStrictEqual(existing.live, plain(checked.content))) return "same";
  await assertPublished(
    publish(db, item.kind, item.id, existing.version, checked.content, existing.publishAt, actor),
    item,
  );
  return "updated";
}

async function assertPublished(written: ReturnType<typeof publish>, item: StarterItem): Promise<void> {
  const result = await written;
  if (!result.ok) throw new Error(`${item.kind}/${item.id}: ${result.reason}`);
}

/** As it comes back from the database. */
function plain(content: Content): Content {
  return JSON.parse(JSON.stringify(content));
}

// An entry that a person edited before its kind had all of today's fields: what was never there comes from the starter
// content, so that the calculator knows whole genes. A field that is stored, were it empty, is the person's.
interface StarterFields {
  kind: KindName;
  id: string;
  fields: Record<string, unknown>;
}

/** Whether anything was filled. An entry last edited by a person stays theirs. */
function fillMissing(db: Db, { kind, id, fields }: StarterFields, now: Date): Promise<boolean> {
  const empty = emptyContent(kindNamed(kind)).fields;
  const telling = Object.entries(fields).filter(
    ([name, value]) => name in empty && !isDeepStrictEqual(value, empty[name]),
  );
  return db.transaction().execute(async (trx) => {
    const current = await entryState(trx, kind, id);
    // As written: what is read through the engine has every field already.
    const stored = await trx
      .selectFrom("entries")
      .select(["live", "draft", "next"])
      .where("kind", "=", kind)
      .where("id", "=", id)
      .executeTakeFirst();
    if (!current || !stored || current.state.trashedAt) return false;
    const state = { ...current.state };
    for (const scope of ["live", "draft", "next"] as const) {
      const content = state[scope];
      const written: Partial<Content> = JSON.parse(stored[scope] ?? "{}");
      const missing = telling.filter(([name]) => !(name in (written.fields ?? {})));
      if (content && missing.length > 0)
        state[scope] = { ...content, fields: { ...content.fields, ...Object.fromEntries(missing) } };
    }
    if (isDeepStrictEqual(state, current.state)) return false;
    await placeEntry(trx, kind, id, state, { by: current.updatedBy, now });
    return true;
  });
}
