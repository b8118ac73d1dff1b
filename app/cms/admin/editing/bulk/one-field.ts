// Which fields can be changed for many entries at once: those with one plain value.

import type { AnyKind } from "#app/cms/content/kind.ts";

const plain: ReadonlySet<string> = new Set("choice text long-text date number flag reference".split(" "));

/** By their names, in the form's order; without the one that no two entries share. */
export function fieldsForMany({ groups, fields, identity }: Pick<AnyKind, "groups" | "fields" | "identity">): string[] {
  return groups
    .flatMap((group) => group.fields)
    .filter((name) => plain.has(fields[name]?.type ?? "") && name !== identity?.field);
}
