// A text file that begins with YAML between two lines of three hyphens, and a text after it.

import { type Path, readYaml, writeYaml } from "./yaml.server.ts";

export type FrontMatterRead =
  | { ok: true; values: Record<string, unknown>; body: string; bodyLine: number; lineOf(path: Path): number }
  | { ok: false; problems: { line: number; message: string }[] };

const FENCE = "---";

/** One empty line before the body and the line end after it belong to the file. */
export function readFrontMatter(text: string): FrontMatterRead {
  const lines = text.split("\n");
  const end = lines.findIndex((line, place) => place > 0 && line.trimEnd() === FENCE);
  if (lines[0]?.trimEnd() !== FENCE || end < 0) {
    const message = `ファイルの先頭に、${FENCE} の行で挟んだ項目（title など）が要ります`;
    return { ok: false, problems: [{ line: 1, message }] };
  }
  const read = readYaml(lines.slice(1, end).join("\n"), 2);
  if (!read.ok) return read;
  const start = lines[end + 1] === "" ? end + 2 : end + 1;
  return { ...read, body: lines.slice(start).join("\n").replace(/\n$/, ""), bodyLine: start + 1 };
}

export function writeFrontMatter(values: Record<string, unknown>, body: string): string {
  const head = `${FENCE}\n${writeYaml(values)}${FENCE}\n`;
  return body === "" ? head : `${head}\n${body}\n`;
}
