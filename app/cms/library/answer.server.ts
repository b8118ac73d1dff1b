// Handles the forms of the library's page: files, words of uploads, or pictures to delete.

import type { Db } from "#app/platform/database/connection.server.ts";
import { intentOf } from "#app/platform/forms/intent-of.ts";
import { type BulkDeleted, deletePictures } from "./delete.server.ts";
import { describePictures } from "./describe.server.ts";
import type { UploadResult, UploadRow } from "./picture.ts";
import { searchOfResults, storeUploads } from "./upload.server.ts";

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
