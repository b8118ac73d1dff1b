// Reads the starter content: starter/<kind>/<id>.md.

import "#app/collection/registry/kinds.server.ts";
import { fileURLToPath } from "node:url";
import type { FieldsOf, KindName } from "#app/cms/content/kind.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { readEntryFolder } from "#app/transfer/entry-folder.server.ts";
import { problemText } from "#app/transfer/file-problem.ts";
import type { StarterEntry } from "./entry.ts";

export const STARTER_FOLDER = fileURLToPath(new URL("../../../starter/", import.meta.url));

/** Returns the published entries of a kind, newest first. Throws listing all problems. `folder`: relative to `starter/`. */
export function readStarter<Name extends KindName>(name: Name, folder: string = name): StarterEntry<Name>[] {
  const { entries, problems } = readEntryFolder(kindNamed(name), `${STARTER_FOLDER}${folder}`, `starter/${folder}`);
  const found = entries.flatMap(({ id, file, log, state: { live, publishAt } }) => {
    if (live === null) return [];
    if (publishAt === null) problems.push({ file, line: 1, message: "公開日（published）が必要です" });
    const { title, summary, body } = live;
    // Written only after the kind's rules were checked.
    const fields = live.fields as FieldsOf<Name>;
    return [{ id, title, summary, body, fields, publishedAt: publishAt ?? "", log }];
  });
  if (problems.length > 0)
    throw new Error(`The starter content has problems.\n${problems.map(problemText).join("\n")}`);
  return found.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}
