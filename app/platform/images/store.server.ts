import type { Db } from "#app/platform/database/connection.server.ts";
import { cutText } from "#app/platform/site/entered-text.ts";
import { encode, refusalOf, sha256Of, takenOnOf } from "./encode.server.ts";
import { ALT_MAX, emptyPhotograph, type Image, NAME_MAX } from "./image.ts";
import { findByFile, findImage, insertImage } from "./images.server.ts";

export type Stored = { ok: true; image: Image; isKnown: boolean } | { ok: false; message: string };

/** Validates, re-encodes and stores a picture; returns the existing one for a known file. Messages are Japanese. */
export async function storeImage(
  db: Db,
  bytes: Uint8Array,
  about: { name: string; alt: string; isIllustration?: boolean },
  actor: { by: string; now: Date },
): Promise<Stored> {
  const refusal = refusalOf(bytes);
  if (refusal) return { ok: false, message: refusal };
  const sha256 = sha256Of(bytes);
  const known = await findByFile(db, sha256);
  if (known) return { ok: true, image: known, isKnown: true };
  const encoded = await encode(bytes);
  if (!encoded.ok) return encoded;
  const { width, height, variants } = encoded.sized;
  const image = {
    id: await freeId(db, sha256),
    name: cutText(about.name, NAME_MAX),
    alt: cutText(about.alt, ALT_MAX),
    isIllustration: about.isIllustration ?? false,
    ...emptyPhotograph,
    takenOn: await takenOnOf(bytes),
    width,
    height,
    sha256,
  };
  // Lost a race against the same upload.
  if (!(await insertImage(db, image, variants, actor))) return storeImage(db, bytes, about, actor);
  return { ok: true, image: { ...image, version: 1, createdAt: actor.now.toISOString() }, isKnown: false };
}

/** Returns the start of the hash as id, or a later part if that is taken by a picture whose file was replaced. */
async function freeId(db: Db, sha256: string): Promise<string> {
  const first = sha256.slice(0, 20);
  return (await findImage(db, first)) ? sha256.slice(20, 40) : first;
}
