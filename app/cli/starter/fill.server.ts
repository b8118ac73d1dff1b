// Fills the database with starter content: adds missing entries, updates untouched ones, and keeps those edited by a person.

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
  /** Publication time, which determines list order. */
  publishedAt: string;
  log?: readonly unknown[];
}

export type Filled = "added" | "updated" | "edited" | "same";

export type Report = (step: Filled) => void;

/** Throws if an item breaks a rule of its kind. */
export async function fillOne(db: Db, item: StarterItem, now: Date): Promise<Filled> {
  const filled = await fillContent(db, item, now);
  if (filled === "edited") return filled;
  const isLogged = await fillLog(db, item, now);
  return filled === "same" && isLogged ? "updated" : filled;
}

/** Adds missing log records, keeping those changed by a person. */
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
  // Times entered with a draft are not part of a state, so such an entry waits for the next run.
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

/** Normalises as the database does. */
function plain(content: Content): Content {
  return JSON.parse(JSON.stringify(content));
}

// Entries edited before their kind had all current fields: missing fields are filled, so that the calculator has
// complete genes. Stored fields are kept, even if empty.
interface StarterFields {
  kind: KindName;
  id: string;
  fields: Record<string, unknown>;
}

/** Returns whether anything was filled. The entry still counts as edited by a person. */
function fillMissing(db: Db, { kind, id, fields }: StarterFields, now: Date): Promise<boolean> {
  const empty = emptyContent(kindNamed(kind)).fields;
  const nonDefault = Object.entries(fields).filter(
    ([name, value]) => name in empty && !isDeepStrictEqual(value, empty[name]),
  );
  return db.transaction().execute(async (trx) => {
    const current = await entryState(trx, kind, id);
    // Read directly, because the engine fills in missing fields.
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
      const missing = nonDefault.filter(([name]) => !(name in (written.fields ?? {})));
      if (content && missing.length > 0)
        state[scope] = { ...content, fields: { ...content.fields, ...Object.fromEntries(missing) } };
    }
    if (isDeepStrictEqual(state, current.state)) return false;
    await placeEntry(trx, kind, id, state, { by: current.updatedBy, now });
    return true;
  });
}
