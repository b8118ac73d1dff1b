import { hasNotebookFlag } from "#app/platform/site/notebook-flag.ts";

/** `message` is shown to the keeper as it is. */
export class StoreTrouble extends Error {
  override name = "StoreTrouble";
}

const FULL =
  "この端末の空きが足りないため、記録できませんでした。写真やアプリを減らして空きを作ってから、もう一度お試しください。いままでの記録は残っています。";
const CLOSED =
  "この端末の記録を開けませんでした。ページを開き直してから、もう一度お試しください。いままでの記録は残っています。";
const NO_ROOM =
  "この端末の空きが足りないようです。写真やアプリを減らして空きを作ってから、もう一度お試しください。いままでの記録は残っています。";
const REFUSED =
  "このブラウザーでは、端末に記録を残せません。プライベートブラウズを使っているときや、サイトのデータを残さない設定のときは、通常の画面で開いてください。";

/** Converts a browser storage error. */
export function troubleOf(error: unknown): StoreTrouble {
  if (error instanceof StoreTrouble) return error;
  const name = error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return new StoreTrouble(FULL, { cause: error });
  // Chromium reports a full disk under these names once the device has a notebook.
  if (name === "DataError" || (name === "UnknownError" && hasNotebookFlag()))
    return new StoreTrouble(NO_ROOM, { cause: error });
  if (name === "SecurityError" || name === "UnknownError" || typeof indexedDB === "undefined")
    return new StoreTrouble(REFUSED, { cause: error });
  return new StoreTrouble(CLOSED, { cause: error });
}

export function writeTroubleOf(error: unknown): StoreTrouble {
  const isNamed = !(error instanceof DOMException) || error.name === "QuotaExceededError";
  return isNamed ? troubleOf(error) : new StoreTrouble(NO_ROOM, { cause: error });
}

/** The edited thing is missing because the browser's data was cleared meanwhile. */
export const CLEARED =
  "開いているあいだに、この端末の手帖が消されました。入力した内容を書き留めてから、ページを開き直してください。";
export const BLOCKED =
  "手帖の新しい版を開くために、ほかのタブで開いている手帖を閉じてください。閉じると、続けられます。";
