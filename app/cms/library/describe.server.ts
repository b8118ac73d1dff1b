// The words of pictures as a form sends them: of one, or of all that were uploaded just now.

import type { Db } from "#app/platform/database/connection.server.ts";
import { type Changed, describeImage, type Words } from "#app/platform/images/change.server.ts";
import { findImage } from "#app/platform/images/images.server.ts";
import type { UploadResult } from "./picture.ts";
import { resultOf } from "./upload.server.ts";

export const describeProblems: Readonly<Record<"missing" | "conflict", string>> = {
  missing: "この画像は削除されています",
  conflict: "ほかの人が先に変更しました。よければ、もう一度保存してください",
};

/** Saves the words of each picture that "words" names. Those that could not be saved come back as typed, with the reason. */
export async function describePictures(db: Db, form: FormData): Promise<{ result: UploadResult; problem: string }[]> {
  const failed: { result: UploadResult; problem: string }[] = [];
  for (const id of new Set(form.getAll("words").map(String))) {
    const image = await findImage(db, id);
    if (!image) continue;
    const words = { name: image.name, ...typedWords(form, id) };
    const changed = await describeImage(db, id, Number(form.get(`version:${id}`)), words);
    if (changed.ok) continue;
    const result = resultOf({ ...image, ...words }, true, "まだ保存していません");
    failed.push({ result, problem: describeProblems[changed.reason] });
  }
  return failed;
}

/** Saves the words of the picture whose own page sent them. */
export async function describePicture(db: Db, id: string, form: FormData): Promise<{ typed: Words; changed: Changed }> {
  const typed = { name: String(form.get("name") ?? "").trim(), ...typedWords(form, id) };
  return { typed, changed: await describeImage(db, id, Number(form.get(`version:${id}`)), typed) };
}

function typedWords(form: FormData, id: string): Pick<Words, "alt" | "isIllustration"> {
  return { alt: String(form.get(`alt:${id}`) ?? "").trim(), isIllustration: form.has(`illustration:${id}`) };
}
