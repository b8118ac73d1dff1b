// Signed preview links, so that none need to be stored. Valid for seven days or until revoked; after the next publication
// they lead to the public page.

import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { type AnyKind, ID_PATTERN, type KindName } from "#app/cms/content/kind.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import { kindNames } from "#app/cms/content/registry.ts";
import type { EventAction } from "#app/platform/audit/event-actions.ts";
import { recordEvent } from "#app/platform/audit/events.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

const LIFETIME = 7 * 86_400_000;
/** Used only for preview links; deleting its row invalidates all links. */
const KEY = "preview-key";

export async function makePreviewLink(db: Db, kind: AnyKind, id: string, now: Date) {
  const until = new Date(now.getTime() + LIFETIME);
  const claim = `${kind.name}~${id}~${until.getTime().toString(36)}`;
  return { token: `${claim}~${signed(claim, await makePreviewKey(db, now))}`, until: until.toISOString() };
}

export async function readPreviewLink(db: Db, token: string, now: Date) {
  const [name, id = "", ends = "", signature = ""] = token.length <= 200 ? token.split("~") : [];
  const kind = kindNames().find((one) => one === name);
  if (!kind || !ID_PATTERN.test(id) || !/^[0-9a-z]{1,9}$/.test(ends) || !/^[\w-]{43}$/.test(signature)) return null;
  const key = await readKey(db);
  if (key === undefined) return null;
  const right = signed(`${kind}~${id}~${ends}`, key);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(right))) return null;
  const until = new Date(Number.parseInt(ends, 36));
  if (until <= now) return null;
  const made = new Date(until.getTime() - LIFETIME).toISOString();
  if (await wereEndedSince(db, kind, id, made)) return null;
  return { kind, id, until, wasPublished: await wasPublishedSince(db, kind, id, made, now) };
}

export async function endPreviewLinks(db: Db, kind: AnyKind, id: string, actor: Actor): Promise<void> {
  await recordEvent(db, { action: "preview-links-ended", ...actor, target: `${kind.name}/${id}` });
}

async function wereEndedSince(db: Db, kind: KindName, id: string, made: string): Promise<boolean> {
  const event = await db
    .selectFrom("events")
    .select("at")
    .where("action", "=", "preview-links-ended" satisfies EventAction)
    .where("target", "=", `${kind}/${id}`)
    .where("at", ">=", made)
    .executeTakeFirst();
  return event !== undefined;
}

/** A scheduled publication counts from its time. */
async function wasPublishedSince(db: Db, kind: KindName, id: string, made: string, now: Date): Promise<boolean> {
  const entry = await db
    .selectFrom("entries")
    .select(["publish_at", "live_at", "next_at"])
    .where("kind", "=", kind)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!entry) return false;
  const latest = [entry.publish_at ?? "", entry.live_at ?? ""].sort().at(-1) ?? "";
  const time = now.toISOString();
  return [latest, entry.next_at ?? ""].some((at) => at > made && at <= time);
}

export async function isLinkedPicture(db: Db, token: string, image: string, now: Date): Promise<boolean> {
  const link = await readPreviewLink(db, token, now);
  if (!link || link.wasPublished) return false;
  const used = await db
    .selectFrom("image_uses as u")
    .innerJoin("entries as e", (join) => join.onRef("e.kind", "=", "u.kind").onRef("e.id", "=", "u.id"))
    .select("u.id")
    .where("u.image", "=", image)
    .where("u.scope", "in", ["live", "draft", "next"])
    .where("e.kind", "=", link.kind)
    .where("e.id", "=", link.id)
    .where("e.trashed_at", "is", null)
    .executeTakeFirst();
  return used !== undefined;
}

function signed(claim: string, key: string): string {
  return createHmac("sha256", key).update(claim).digest("base64url");
}

async function readKey(db: Db): Promise<string | undefined> {
  return (await db.selectFrom("settings").select("value").where("name", "=", KEY).executeTakeFirst())?.value;
}

/** Creates the key at first start, so that page views never write; safe with concurrent processes. */
export async function makePreviewKey(db: Db, now: Date): Promise<string> {
  const stored = await readKey(db);
  if (stored) return stored;
  const row = { name: KEY, version: 1, value: JSON.stringify(randomBytes(32).toString("base64url")) };
  await db
    .insertInto("settings")
    .values({ ...row, updated_at: now.toISOString(), updated_by: "server" })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await readKey(db)) ?? row.value;
}
