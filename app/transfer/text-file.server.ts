// A text file in UTF-8 with the line ends of any system. What an editor saved as Shift_JIS would come in as nonsense.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { readEnteredText } from "#app/platform/site/entered-text.ts";

// A folder's files, less what operating systems and their tools put into every folder that people open.

const OF_SYSTEMS =
  /^(?:\..*|.*~|~\$.*|(?:eh)?thumbs(?:_vista)?\.db|desktop\.ini|\$recycle\.bin|system volume information|icon\r|__macosx|@eadir|lost\+found)$/is;

/** In order. Names that begin with a dot, among them macOS's, are passed over, too. */
export function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !OF_SYSTEMS.test(name))
    .toSorted();
}

export type TextRead = { ok: true; text: string } | { ok: false; message: string };

export function readTextFile(path: string): TextRead {
  if (!statSync(path).isFile()) return { ok: false, message: "ファイルではありません" };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
    return { ok: true, text: readEnteredText(text) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { ok: false, message: "文字コードが UTF-8 ではありません。UTF-8 で保存し直してください" };
  }
}
