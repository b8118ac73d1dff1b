// The words of pictures as a form sends them: of one, or of all that were uploaded just now.

import type { Db } from "#app/platform/database/connection.server.ts";
import { type Changed, describeImage, type Words } from "#app/platform/images/change.server.ts";
import { findImage } from "#app/platform/images/images.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { readDay } from "#app/platform/site/japanese-date.ts";
import type { UploadResult } from "./picture.ts";
import { resultOf } from "./upload.server.ts";

export const describeProblems: Readonly<Record<"missing" | "conflict" | "no-day", string>> = {
  "no-day": "撮影日には、今日までの日付を入力してください（例: 2026年7月1日）",
  missing: "この画像は削除されています",
  conflict: "ほかの人が先に変更しました。よければ、もう一度保存してください",
};

/** Saves the words of each picture that "words" names. Those that could not be saved come back as typed, with the reason. */
export async function describePictures(db: Db, form: FormData): Promise<{ result: UploadResult; problem: string }[]> {
  const failed: { result: UploadResult; problem: string }[] = [];
  for (const id of new Set(form.getAll("words").map(String))) {
    const image = await findImage(db, id);
    if (!image) continue;
    const words = typedWords(form, image);
    const changed = await describeImage(db, id, Number(form.get(`version:${id}`)), words);
    if (changed.ok) continue;
    const result = resultOf({ ...image, ...words }, true, "まだ保存していません");
    failed.push({ result, problem: describeProblems[changed.reason] });
  }
  return failed;
}

type Described = Changed | { ok: false; reason: "no-day" };

/** Saves the words of the picture whose own page sent them. */
export async function describePicture(
  db: Db,
  id: string,
  form: FormData,
): Promise<{ typed: Words; changed: Described }> {
  const typed = typedWords(form, { id });
  const today = dayInJapan(currentTime());
  const taken = typed.takenOn === "" ? { day: "" } : readDay(typed.takenOn, { today });
  if (!taken || taken.day > today) return { typed, changed: { ok: false, reason: "no-day" } };
  const words = { ...typed, takenOn: taken.day };
  return { typed, changed: await describeImage(db, id, Number(form.get(`version:${id}`)), words) };
}

/** Values of a form for a picture; those without an input stay. `credit` without an id applies to all of its pictures. */
function typedWords(form: FormData, { id, ...image }: Partial<Words> & { id: string }): Words {
  const typed = (name: string, stored = "") => String(form.get(name) ?? stored).trim();
  return {
    name: typed("name", image.name),
    alt: typed(`alt:${id}`),
    isIllustration: form.has(`illustration:${id}`),
    credit: typed(`credit:${id}`) || typed("credit") || (image.credit ?? ""),
    licence: typed(`licence:${id}`, image.licence),
    takenOn: typed(`taken:${id}`, image.takenOn),
  };
}
