import { join } from "node:path";
import { type AnyKind, ID_PATTERN, type KindName } from "#app/cms/content/kind.ts";
import type { EntryState } from "#app/cms/content/place.server.ts";
import { readEntryFile } from "./entry-file.server.ts";
import type { FileProblem } from "./file-problem.ts";
import { namesIn, readTextFile } from "./text-file.server.ts";
import type { Path } from "./yaml.server.ts";

export interface FoundEntry {
  kind: KindName;
  id: string;
  file: string;
  state: EntryState;
  log: unknown[];
  lineOf(path: Path): number;
}

export function readEntryFolder(
  kind: AnyKind,
  folder: string,
  name: string,
): { entries: FoundEntry[]; problems: FileProblem[] } {
  const entries: FoundEntry[] = [];
  const problems: FileProblem[] = [];
  for (const one of namesIn(folder)) {
    const file = `${name}/${one}`;
    const id = one.replace(/\.md$/, "");
    if (id === one || !ID_PATTERN.test(id)) {
      problems.push({
        file,
        line: 1,
        message: "ファイル名は、URLの名前（英小文字・数字・ハイフン）に .md を付けてください",
      });
      continue;
    }
    const written = readTextFile(join(folder, one));
    if (!written.ok) {
      problems.push({ file, line: 1, message: written.message });
      continue;
    }
    const read = readEntryFile(kind, file, written.text);
    if (read.ok) entries.push({ kind: kind.name, id, file, state: read.state, log: read.log, lineOf: read.lineOf });
    else problems.push(...read.problems);
  }
  return { entries, problems };
}
