// Whose change each part holds that came between a form's beginning and its saving, and when it came.

import { partsOf } from "#app/cms/admin/editing/checks/content-parts.server.ts";
import { isSame } from "#app/cms/admin/editing/form/form-same.ts";
import { asOfToday } from "#app/cms/admin/editing/preview/as-of-today.server.ts";
import { isPerson } from "#app/cms/content/actors.ts";
import type { Entry } from "#app/cms/content/entry.ts";
import type { AnyKind } from "#app/cms/content/kind.ts";
import { contentOfJson } from "#app/cms/content/stored.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

export interface Hand {
  by: string;
  at: string;
}

/** "hana@example.jpさん", "別のタブ", "ファイルの読み込み" */
export function handName({ by }: Hand, admin: string): string {
  if (by === admin) return "別のタブ";
  return isPerson(by) ? `${by}さん` : "ファイルの読み込み";
}

/** Of more saves than these, the last ones are looked at. */
const SAVES_MAX = 20;

/** The last person to change each part since version `base`, by path. Unknown for some parts. */
export async function handsSince(db: Db, kind: AnyKind, entry: Entry, base: number): Promise<Map<string, Hand>> {
  const rows = await db
    .selectFrom("revisions")
    .select(["by", "at", "content"])
    .where("kind", "=", kind.name)
    .where("id", "=", entry.id)
    .where("version", ">=", base)
    .where("version", "<=", entry.version)
    .orderBy("version", "desc")
    .limit(SAVES_MAX + 1)
    .execute();
  const saves = rows.reverse().map(({ by, at, content }) => {
    const parts = partsOf(kind, asOfToday(kind, contentOfJson(kind.name, content)));
    return { by, at, values: new Map(parts.map(({ path, value }) => [path, value])) };
  });
  const hands = new Map<string, Hand>();
  for (const [place, { by, at, values }] of saves.entries()) {
    const before = saves[place - 1]?.values;
    if (!before) continue;
    for (const [path, value] of values) if (!isSame(value, before.get(path))) hands.set(path, { by, at });
  }
  return hands;
}
