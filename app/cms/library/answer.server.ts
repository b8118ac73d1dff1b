// Handles the forms of the library's page: files, words of uploads, or pictures to delete.

import type { Db } from "#app/platform/database/connection.server.ts";
import { intentOf } from "#app/platform/forms/intent-of.ts";
import { replaceFile, type Words } from "#app/platform/images/change.server.ts";
import { type BulkDeleted, deletePicture, deletePictures, deleteRefusals } from "./delete.server.ts";
import { describePicture, describePictures, describeProblems } from "./describe.server.ts";
import type { UploadResult, UploadRow } from "./picture.ts";
import { filesOf, searchOfResults, storeUploads } from "./upload.server.ts";

export type LibraryAnswer =
  /** Done: where to go next. */
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

// Handles the forms of a picture's own page: its words, another file in its place, or its removal.

export type PictureAnswer =
  /** Done: where to go next. */
  | { to: string }
  /** The problem, the form of the page it belongs to, and the typed values. */
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
      const named = file ? `${file.name}: ` : "";
      return { to: null, status: 422, type: "file", problem: `${named}${replaced.message}`, typed: null };
    }
    case "delete": {
      const refusal = await deletePicture(db, id, { evenPast: form.has("even-past") }, actor);
      if (!refusal) return { to: "/admin/images?flash=deleted" };
      const problem = refusal === "used" ? deleteRefusals.used : "以前の版で使われています。確かめた印を付けてください";
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
