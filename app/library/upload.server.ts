// Files that were sent, stored one after the other: each with a result of its own, whatever became of the others.

import type { Db } from "#app/platform/database/connection.server.ts";
import { storeImage } from "#app/platform/images/store.server.ts";
import type { UploadResult } from "./picture.ts";

interface Writer {
  by: string;
  now: Date;
}

/** The files under a name. An input that nobody chose for sends one without name and bytes. */
export function filesOf(form: FormData, name: string): File[] {
  return form
    .getAll(name)
    .filter((value): value is File => value instanceof File)
    .filter((file) => file.name !== "" || file.size > 0);
}

/** Stores every "file" of a form; its "alt" are theirs in the same order, and "illustration" is said of all. */
export async function storeUploads(db: Db, form: FormData, actor: Writer): Promise<UploadResult[]> {
  const alts = form.getAll("alt").map((alt) => String(alt).trim());
  const isIllustration = form.has("illustration");
  const results: UploadResult[] = [];
  for (const [place, file] of filesOf(form, "file").entries()) {
    results.push(await storeUpload(db, file, { alt: alts[place] ?? "", isIllustration }, actor));
  }
  return results;
}

async function storeUpload(
  db: Db,
  file: File,
  about: { alt: string; isIllustration: boolean },
  actor: Writer,
): Promise<UploadResult> {
  const { name } = file;
  const stored = await storeImage(db, await file.bytes(), { name, ...about }, actor);
  if (!stored.ok) return { name, ok: false, message: stored.message };
  const { image, isKnown } = stored;
  const { id, width, height, alt } = image;
  const message = isKnown
    ? `同じ画像がすでにあります（${image.name}）。登録されているものを使います`
    : "アップロードしました";
  return { name, ok: true, id, width, height, alt, isIllustration: image.isIllustration, isKnown, message };
}
