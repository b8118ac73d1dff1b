import { isDeepStrictEqual } from "node:util";
import { recordEvent } from "#app/platform/audit/events.server.ts";
import { raiseGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { cutText } from "#app/platform/site/entered-text.ts";
import { encode, refusalOf, sha256Of, takenOnOf } from "./encode.server.ts";
import { ALT_MAX, CREDIT_MAX, type Image, NAME_MAX, type Photograph } from "./image.ts";
import { columnsOf, findByFile, findImage, insertVariants } from "./images.server.ts";

export type Words = Pick<Image, "name" | "alt" | "isIllustration" | keyof Photograph>;

export type Changed = { ok: true } | { ok: false; reason: "missing" | "conflict" };

/** Updates the description unless the picture has changed since `version`. No-op if nothing differs. */
export async function describeImage(db: Db, id: string, version: number, words: Words): Promise<Changed> {
  const said: Words = {
    name: cutText(words.name.trim(), NAME_MAX),
    alt: cutText(words.alt.trim(), ALT_MAX),
    isIllustration: words.isIllustration,
    credit: cutText(words.credit.trim(), CREDIT_MAX),
    licence: cutText(words.licence.trim(), CREDIT_MAX),
    takenOn: words.takenOn,
  };
  return db.transaction().execute(async (trx) => {
    const image = await findImage(trx, id);
    if (!image) return { ok: false, reason: "missing" };
    if (isDeepStrictEqual({ ...image, ...said }, image)) return { ok: true };
    if (image.version !== version) return { ok: false, reason: "conflict" };
    await trx
      .updateTable("images")
      .set({ ...columnsOf({ id, ...said }), version: version + 1 })
      .where("id", "=", id)
      .execute();
    await raiseGeneration(trx);
    return { ok: true };
  });
}

export type Replaced = { ok: true; image: Image } | { ok: false; message: string };

/** Replaces a picture's file, keeping its id and URLs. No-op for the same file. */
export async function replaceFile(
  db: Db,
  id: string,
  bytes: Uint8Array,
  actor: { by: string; now: Date },
): Promise<Replaced> {
  const refusal = refusalOf(bytes);
  if (refusal) return { ok: false, message: refusal };
  const sha256 = sha256Of(bytes);
  const same = await findByFile(db, sha256);
  if (same?.id === id) return { ok: true, image: same };
  if (same) return { ok: false, message: `画像「${same.name}」と同じファイルです。別のファイルを選んでください` };
  const encoded = await encode(bytes);
  if (!encoded.ok) return encoded;
  const { width, height, variants } = encoded.sized;
  const takenOn = await takenOnOf(bytes);
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable("images")
      .set((eb) => ({ sha256, width, height, version: eb("version", "+", 1), ...(takenOn && { taken_on: takenOn }) }))
      .where("id", "=", id)
      .returning("version")
      .executeTakeFirst();
    const image = row && (await findImage(trx, id));
    if (!image) return { ok: false, message: "この画像は削除されています" };
    await trx.deleteFrom("image_variants").where("image_id", "=", id).execute();
    await insertVariants(trx, id, variants);
    await recordEvent(trx, { action: "picture-replaced", ...actor, target: image.name });
    await raiseGeneration(trx);
    return { ok: true, image };
  });
}

/** Deletes an unused picture, in the caller's transaction. */
export async function deleteImage(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom("images").where("id", "=", id).execute();
  await raiseGeneration(trx);
}
