// Audit events for entry logs; a bulk save is a single event.

import type { KindName } from "#app/cms/content/kind.ts";
import { type Actor, titleOf } from "#app/cms/content/lifecycle.server.ts";
import { recordEvent } from "#app/platform/audit/events.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

const FEW = 3;

/** A log line as text; `sort` is its type, used when there are too many lines. */
interface AddedLine {
  entry: string;
  words: string;
  sort: string;
}

/** Records added lines. `counter`: the kind's counter word (3匹). */
export async function recordAddedLines(
  trx: Db,
  { kind, counter }: { kind: KindName; counter: string },
  lines: readonly AddedLine[],
  actor: Actor,
): Promise<void> {
  const [only] = lines;
  if (!only) return;
  const entries = new Set(lines.map(({ entry }) => entry)).size;
  const whose = entries > 1 ? `${entries}${counter}` : await titleOf(trx, kind, only.entry);
  const sorts = [...new Set(lines.map(({ sort }) => sort))].join("・");
  const isMany = entries > 1 || lines.length > FEW;
  const what = isMany ? `${sorts} ${lines.length}件` : lines.map(({ words }) => words).join("・");
  await recordEvent(trx, { action: "care-noted", ...actor, target: `${whose} ${what}` });
}

/** Records a changed or deleted line with its previous values, which are stored nowhere else. */
export async function recordChangedLine(
  trx: Db,
  { kind, id }: { kind: KindName; id: string },
  [was, is]: readonly [was: string, is?: string],
  actor: Actor,
): Promise<void> {
  const action = is === undefined ? "care-removed" : "care-corrected";
  const words = is === undefined ? was : `${was} → ${is}`;
  await recordEvent(trx, { action, ...actor, target: `${await titleOf(trx, kind, id)} ${words}` });
}
