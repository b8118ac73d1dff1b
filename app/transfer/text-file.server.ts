// A text file in UTF-8 with the line ends of any system. What an editor saved as Shift_JIS would come in as nonsense.

import { readFileSync, statSync } from "node:fs";
import { readEnteredText } from "#app/platform/site/entered-text.ts";

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
