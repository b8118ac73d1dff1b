import type { Selectable } from "kysely";
import { raiseGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { ImagesTable } from "#app/platform/database/schema.ts";
import { fold } from "#app/platform/search/fold.ts";
import type { Variant } from "./encode.server.ts";
import type { Image, Photograph } from "./image.ts";

export const imageColumns = [
  "id",
  "version",
  "name",
  "alt",
  "is_illustration",
  "credit",
  "licence",
  "taken_on",
  "width",
  "height",
  "sha256",
  "created_at",
] as const;

export function imageOf(row: Pick<Selectable<ImagesTable>, (typeof imageColumns)[number]>): Image {
  const { is_illustration, taken_on: takenOn, created_at: createdAt, ...image } = row;
  return { ...image, isIllustration: is_illustration === 1, takenOn, createdAt };
}

export async function findImage(db: Db, id: string): Promise<Image | undefined> {
  const row = await db.selectFrom("images").select(imageColumns).where("id", "=", id).executeTakeFirst();
  return row && imageOf(row);
}

/** Returns the existing ones, in the requested order. */
export async function findImages(db: Db, ids: readonly string[]): Promise<Image[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("images").select(imageColumns).where("id", "in", ids.slice(0, 500)).execute();
  const known = new Map(rows.map((row) => [row.id, imageOf(row)]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** Returns the picture whose current file has this hash. */
export async function findByFile(db: Db, sha256: string): Promise<Image | undefined> {
  const row = await db.selectFrom("images").select(imageColumns).where("sha256", "=", sha256).executeTakeFirst();
  return row && imageOf(row);
}

function foldedWords({ id, name, alt }: Pick<Image, "id" | "name" | "alt">): string {
  return `${fold(name)}\n${fold(alt)}\n${id}`;
}

type Described = Pick<Image, "id" | "name" | "alt" | "isIllustration"> & { takenOn?: string };

export function columnsOf<Given extends Described>({ isIllustration, takenOn = "", ...image }: Given) {
  return { ...image, is_illustration: Number(isIllustration), taken_on: takenOn, folded: foldedWords(image) };
}

/** Recomputes search texts after an update that changes folding. */
export async function refoldImages(trx: Db): Promise<void> {
  for (const image of await trx.selectFrom("images").select(["id", "name", "alt"]).execute()) {
    await trx
      .updateTable("images")
      .set({ folded: foldedWords(image) })
      .where("id", "=", image.id)
      .execute();
  }
}

/** Inserts a picture; returns false if the same file has been stored in the meantime. */
export async function insertImage(
  db: Db,
  image: Omit<Image, "createdAt" | "version" | keyof Photograph> & Partial<Photograph>,
  variants: readonly Variant[],
  actor: { by: string; now: Date },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto("images")
      .values({ ...columnsOf(image), created_at: actor.now.toISOString(), created_by: actor.by })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!inserted) return false;
    await insertVariants(trx, image.id, variants);
    await raiseGeneration(trx);
    return true;
  });
}

export async function insertVariants(db: Db, image: string, variants: readonly Variant[]): Promise<void> {
  await db
    .insertInto("image_variants")
    .values(variants.map((variant) => ({ image_id: image, ...variant })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
