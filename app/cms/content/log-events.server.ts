// Events of entries' logs, for the admins' audit log: a save of many is one line.

import type { KindName } from "#app/cms/content/kind.ts";
import { type Actor, titleOf } from "#app/cms/content/lifecycle.server.ts";
import { recordEvent } from "#app/platform/audit/events.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

const FEW = 3;

/** A line in words; `sort` where there are too many to say each. */
interface Noted {
  entry: string;
  words: string;
  sort: string;
}

/** Lines that were added. `counter`: what entries of the kind are counted by (3匹). */
export async function recordNoted(
  trx: Db,
  { kind, counter }: { kind: KindName; counter: string },
  lines: readonly Noted[],
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

/** A line that was changed or removed: no other place remembers its values. */
export async function recordChanged(
  trx: Db,
  { kind, id }: { kind: KindName; id: string },
  [was, is]: readonly [was: string, is?: string],
  actor: Actor,
): Promise<void> {
  const action = is === undefined ? "care-removed" : "care-corrected";
  const words = is === undefined ? was : `${was} → ${is}`;
  await recordEvent(trx, { action, ...actor, target: `${await titleOf(trx, kind, id)} ${words}` });
}
