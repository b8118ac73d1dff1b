// Deletes unused pictures; checks uses in the same transaction.

import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import { isInSettings } from "#app/cms/content/reindex/picture-uses.server.ts";
import { recordEvent } from "#app/platform/audit/events.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { deleteImage } from "#app/platform/images/change.server.ts";
import { findImage } from "#app/platform/images/images.server.ts";
import { unsavedUsesOf } from "./uses.server.ts";

export type DeleteRefusal = "used" | "past";

export const deleteRefusals: Readonly<Record<DeleteRefusal, string>> = {
  used: "使われているので、削除できません",
  past: "以前の版で使われています。削除するときは、この画像のページで確かめてください",
};

/** Deletes a picture. `evenPast`: also if revisions use it, which then lack it. Idempotent. */
export async function deletePicture(
  db: Db,
  id: string,
  { evenPast }: { evenPast: boolean },
  actor: Actor,
): Promise<DeleteRefusal | null> {
  return db.transaction().execute(async (trx) => {
    const image = await findImage(trx, id);
    if (!image) return null;
    const scopes = await trx.selectFrom("image_uses").select("scope").distinct().where("image", "=", id).execute();
    if (scopes.some(({ scope }) => scope !== "past") || (await isInSettings(trx, id))) return "used";
    if ((await unsavedUsesOf(trx, id)).length > 0) return "used";
    if (scopes.length > 0 && !evenPast) return "past";
    await deleteImage(trx, id);
    await recordEvent(trx, { action: "picture-deleted", ...actor, target: image.name });
    return null;
  });
}

export interface BulkDeleted {
  done: number;
  refused: { id: string; name: string; why: string }[];
}

const BULK_MAX = 200;

/** Deletes several pictures; lists those in use, now or in revisions. */
export async function deletePictures(db: Db, ids: readonly string[], actor: Actor): Promise<BulkDeleted> {
  const result: BulkDeleted = { done: 0, refused: [] };
  for (const id of new Set(ids.slice(0, BULK_MAX))) {
    const image = await findImage(db, id);
    if (!image) continue;
    const refusal = await deletePicture(db, id, { evenPast: false }, actor);
    if (refusal) result.refused.push({ id, name: image.name, why: deleteRefusals[refusal] });
    else result.done += 1;
  }
  return result;
}
