import type { Db } from "#app/platform/database/connection.server.ts";
import { intentOf } from "#app/platform/forms/intent-of.ts";
import { type Changed, describeImage, replaceFile, type Words } from "#app/platform/images/change.server.ts";
import { findImage } from "#app/platform/images/images.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { readDay } from "#app/platform/site/japanese-date.ts";
import { type BulkDeleted, deletePicture, deletePictures, deleteRefusals } from "./delete.server.ts";
import type { UploadResult, UploadRow } from "./picture.ts";
import { filesOf, resultOf, searchOfResults, storeUploads } from "./upload.server.ts";

export type LibraryAnswer =
  | { to: string }
  | { to: null; status: 200 | 409 | 422; rows: UploadRow[]; problem: string | null; deleted: BulkDeleted | null };

export async function answerLibrary(db: Db, form: FormData, actor: { by: string; now: Date }): Promise<LibraryAnswer> {
  const stay = { to: null, rows: [], problem: null, deleted: null };
  switch (intentOf(form, ["upload", "describe", "delete"])) {
    case "describe": {
      const failed = await describePictures(db, form);
      if (failed.length === 0) return { to: "/admin/images?flash=stored" };
      const rows = failed.map(({ result, problem }) => ({ ...rowOf(result), problem }));
      return { ...stay, status: 409, rows };
    }
    case "delete":
      return { ...stay, status: 200, deleted: await deletePictures(db, form.getAll("pick").map(String), actor) };
    default: {
      const results = await storeUploads(db, form, actor);
      if (results.length === 0) return { ...stay, status: 422, problem: "画像ファイルを選んでください。" };
      if (results.every(({ ok }) => ok)) return { to: `/admin/images?${searchOfResults(results)}` };
      return { ...stay, status: 422, rows: results.map(rowOf) };
    }
  }
}

export function rowOf(result: UploadResult, place = 0): UploadRow {
  return { key: `${place} ${result.name}`, name: result.name, sent: 1, result };
}

// Handles a picture page's forms: alt text, replacement, deletion.

export type PictureAnswer =
  | { to: string }
  /** The problem, the form it belongs to, and the typed values. */
  | { to: null; status: 404 | 409 | 422; type: "words" | "file" | "delete"; problem: string; typed: Words | null };

export async function answerPicture(
  db: Db,
  id: string,
  form: FormData,
  actor: { by: string; now: Date },
): Promise<PictureAnswer> {
  const own = `/admin/images/${id}`;
  switch (intentOf(form, ["replace", "delete", "describe"])) {
    case "replace": {
      const [file] = filesOf(form, "file");
      const replaced = file
        ? await replaceFile(db, id, await file.bytes(), actor)
        : { ok: false as const, message: "画像ファイルを選んでください" };
      if (replaced.ok) return { to: `${own}?flash=replaced` };
      const named = file ? `${file.name}：` : "";
      return { to: null, status: 422, type: "file", problem: `${named}${replaced.message}`, typed: null };
    }
    case "delete": {
      const refusal = await deletePicture(db, id, { evenPast: form.has("even-past") }, actor);
      if (!refusal) return { to: "/admin/images?flash=deleted" };
      const problem =
        refusal === "used" ? deleteRefusals.used : "以前の版で使われています。確かめたうえで、チェックを入れてください";
      return { to: null, status: 409, type: "delete", problem, typed: null };
    }
    default: {
      const { typed, changed } = await describePicture(db, id, form);
      if (changed.ok) return { to: `${own}?flash=stored` };
      const status = ({ missing: 404, conflict: 409, "no-day": 422 } as const)[changed.reason];
      return { to: null, status, type: "words", problem: describeProblems[changed.reason], typed };
    }
  }
}

const describeProblems: Readonly<Record<"missing" | "conflict" | "no-day", string>> = {
  "no-day": "撮影日には、今日までの日付を入力してください（例：2026年7月1日）",
  missing: "この画像は削除されています",
  conflict: "このページを開いたあとに変更されています。もう一度保存すると上書きします",
};

async function describePictures(db: Db, form: FormData): Promise<{ result: UploadResult; problem: string }[]> {
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

async function describePicture(db: Db, id: string, form: FormData): Promise<{ typed: Words; changed: Described }> {
  const typed = typedWords(form, { id });
  const today = dayInJapan(currentTime());
  const taken = typed.takenOn === "" ? { day: "" } : readDay(typed.takenOn, { today });
  if (!taken || taken.day > today) return { typed, changed: { ok: false, reason: "no-day" } };
  const words = { ...typed, takenOn: taken.day };
  return { typed, changed: await describeImage(db, id, Number(form.get(`version:${id}`)), words) };
}

/** Returns typed values; others keep their stored value. `credit` without an id applies to all. */
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
