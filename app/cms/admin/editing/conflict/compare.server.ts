// Two versions of an entry compared, part by part.

import { partsOf, textsOf } from "#app/cms/admin/editing/checks/content-parts.server.ts";
import { type Revision, revisionContent } from "#app/cms/admin/editing/entry/revisions.server.ts";
import { isSame } from "#app/cms/admin/editing/form/form-same.ts";
import { titlesIn } from "#app/cms/admin/editing/list/titles.server.ts";
import type { AnyKind } from "#app/cms/content/kind.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { diffPart } from "./form-diff.ts";

/** The parts that differ between two revisions; null where one of them is not there. */
export async function compareRevisions(db: Db, kind: AnyKind, id: string, from: Revision, to: Revision) {
  const before = await revisionContent(db, kind.name, id, from.version);
  const after = await revisionContent(db, kind.name, id, to.version);
  if (!before || !after) return null;
  const names = await titlesIn(db, kind, [before, after]);
  const old = new Map(partsOf(kind, before, names).map((part) => [part.path, part]));
  const parts = partsOf(kind, after, names).flatMap((part) => {
    const was = old.get(part.path);
    if (!was || isSame(was.value, part.value)) return [];
    return [{ path: part.path, label: part.label, runs: diffPart(part.path, ...textsOf(was, part)) }];
  });
  return { from, to, parts };
}

export type Comparison = NonNullable<Awaited<ReturnType<typeof compareRevisions>>>;
