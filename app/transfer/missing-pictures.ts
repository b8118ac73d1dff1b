// Pictures that entries name and nobody has: a page would show a hole.

import type { Content } from "#app/cms/content/kind.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import type { FoundEntry } from "./entry-folder.server.ts";
import type { FileProblem } from "./file-problem.ts";

type Path = (string | number)[];

export function missingPictures(entries: readonly FoundEntry[], there: ReadonlySet<string>): FileProblem[] {
  return entries.flatMap(({ file, state, lineOf }) => {
    const main = picturesIn(state.live ?? state.draft);
    const within = (name: string, content: Content | null) =>
      picturesIn(content).map(({ id, path }) => ({ id, path: [name, ...path] }));
    const others = state.live ? [...within("draft", state.draft), ...within("next", state.next)] : [];
    return [...main, ...others]
      .filter(({ id }) => !there.has(id))
      .map(({ id, path }) => ({
        file,
        line: lineOf(path),
        message: `画像 ${id} がありません（images/${id} か、サイトの画像）`,
      }));
  });
}

function picturesIn(content: Content | null): { id: string; path: Path }[] {
  if (!content) return [];
  const { cover, fields } = content;
  const rows = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : []).map((row, place) => ({ row, path: [name, place] })),
  );
  return [{ row: cover, path: ["cover"] }, ...rows].flatMap(({ row, path }) =>
    isRecord(row) && typeof row.image === "string" ? [{ id: row.image, path }] : [],
  );
}
