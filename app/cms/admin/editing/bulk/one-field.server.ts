// Changes one field of many entries: each separately, so that one that fails does not hold up the rest.

import { isSame } from "#app/cms/admin/editing/conflict/form-diff.ts";
import type { AnyKind } from "#app/cms/content/kind.ts";
import { type Actor, titleOf } from "#app/cms/content/lifecycle.server.ts";
import { entryState } from "#app/cms/content/place.server.ts";
import { fieldTypeOf } from "#app/cms/fields/field-types.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { type BulkResult, OVERTAKEN, problemWords } from "./bulk.server.ts";
import type { Picked } from "./bulk.ts";
import { keepBulkResult } from "./bulk-undo.server.ts";
import { changeFields } from "./change-fields.server.ts";

type Values = Readonly<Record<string, unknown>>;

interface OneField {
  name: string;
  /** As it came with the form. */
  typed: unknown;
}

/** The name by which the list says what became of it; the message where the value itself cannot be read. */
export async function changeOneField(
  db: Db,
  kind: AnyKind,
  { name, typed }: OneField,
  picks: readonly Picked[],
  actor: Actor,
): Promise<{ token: string } | { problem: string }> {
  const field = kind.fields[name];
  if (!field) return { problem: "項目を選んでください" };
  const type = fieldTypeOf(field);
  const read = type.schema(field, "draft", fieldTypeOf).safeParse(type.fromForm(field, typed));
  if (!read.success) return { problem: read.error.issues[0]?.message ?? "読めません" };
  const { valueFor = (_: unknown, given: unknown) => given } =
    kind.bulkPages?.find((page) => page.field === name) ?? {};
  const change = { name, of: (fields: Values) => valueFor(fields[name], read.data) };
  const result: BulkResult = { done: 0, failed: [], changed: [] };
  for (const pick of picks) {
    const why = await changeOne(db, kind, change, pick, actor, result);
    if (why === null) continue;
    const title = await titleOf(db, pick.kind, pick.id);
    result.failed.push({ kind: kind.name, id: pick.id, title, why });
  }
  return { token: await keepBulkResult(db, "field", result, actor) };
}

/** Null when it is done, else the reason in words. */
async function changeOne(
  db: Db,
  kind: AnyKind,
  { name, of }: { name: string; of: (fields: Values) => unknown },
  pick: Picked,
  actor: Actor,
  result: BulkResult,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const before = await entryState(trx, kind.name, pick.id);
    if (!before) return "見つかりません";
    const { live, draft, next } = before.state;
    const all = [live, draft, next].filter((content) => content !== null);
    if (all.every(({ fields }) => isSame(fields[name], of(fields)))) return "すでにその内容です";
    const changed = await changeFields(trx, kind, pick, { fields: (fields) => ({ [name]: of(fields) }) }, actor);
    if (changed.ok) {
      result.done += 1;
      result.changed.push({ kind: kind.name, id: pick.id, version: pick.version + 1, before: before.state });
      return null;
    }
    if (changed.reason === "refused") return problemWords(kind, changed.problems);
    return changed.reason === "trash" ? "ゴミ箱にあります" : OVERTAKEN;
  });
}
