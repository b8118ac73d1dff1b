// UTF-8 text files with any line breaks; other encodings are rejected.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { readEnteredText } from "#app/platform/site/entered-text.ts";

// Files that operating systems and tools create in folders.

const OF_SYSTEMS =
  /^(?:\..*|.*~|~\$.*|(?:eh)?thumbs(?:_vista)?\.db|desktop\.ini|\$recycle\.bin|system volume information|icon\r|__macosx|@eadir|lost\+found)$/is;

/** Returns sorted file names without system and dot files. */
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
