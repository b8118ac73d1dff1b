import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { Image } from "#app/platform/images/image.ts";
import { findImages } from "#app/platform/images/images.server.ts";
import { storeImage } from "#app/platform/images/store.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { dayInJapan, formatDay } from "#app/platform/site/days.ts";
import type { UploadResult } from "./picture.ts";

/** Warns about a camera date in the future. */
function storedWords({ takenOn }: Image): string {
  const isAhead = takenOn > dayInJapan(currentTime());
  return `アップロードしました${isAhead ? `。カメラの記録した日付（${formatDay(takenOn)}）が今日より後です。画像のページで撮影日を直すまで、この日付は公開ページに出ません` : ""}`;
}

const knownAs = (name: string) => `同じ画像がすでにあります（${name}）。登録されているものを使います`;

/** Returns the files of an input. An empty input posts one without name and bytes. */
export function filesOf(form: FormData, name: string): File[] {
  return form
    .getAll(name)
    .filter((value): value is File => value instanceof File)
    .filter((file) => file.name !== "" || file.size > 0);
}

/** Stores all "file" inputs; "alt" values match by order, "illustration" applies to all. */
export async function storeUploads(db: Db, form: FormData, actor: Actor): Promise<UploadResult[]> {
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
  actor: Actor,
): Promise<UploadResult> {
  const { name } = file;
  const stored = await storeImage(db, await file.bytes(), { name, ...about }, actor);
  if (!stored.ok) return { name, ok: false, message: stored.message };
  const { image, isKnown } = stored;
  const message = isKnown ? knownAs(image.name) : storedWords(image);
  return resultOf(image, isKnown, message, name);
}

export function resultOf(image: Image, isKnown: boolean, message: string, name = image.name): UploadResult {
  const { id, version, width, height, alt, isIllustration } = image;
  return { name, ok: true, id, version, width, height, alt, isIllustration, isKnown, message };
}

/** Returns the redirect's query string with the results, so that a reload does not post again. */
export function searchOfResults(results: readonly UploadResult[]): URLSearchParams {
  const search = new URLSearchParams(
    results.some((result) => result.ok && !result.isKnown) ? { flash: "uploaded" } : {},
  );
  for (const result of results) if (result.ok) search.append(result.isKnown ? "known" : "stored", result.id);
  return search;
}

/** Returns the results named in the URL, with current picture data. */
export async function resultsIn(db: Db, search: URLSearchParams): Promise<UploadResult[]> {
  const [stored, known] = await Promise.all([
    findImages(db, search.getAll("stored")),
    findImages(db, search.getAll("known")),
  ]);
  return [
    ...stored.map((image) => resultOf(image, false, storedWords(image))),
    ...known.map((image) => resultOf(image, true, knownAs(image.name))),
  ];
}
