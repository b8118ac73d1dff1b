import type { AnyKind } from "#app/cms/content/kind.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import { fieldTypeOf } from "#app/cms/fields/field-types.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { changeOne, forEachPicked } from "./bulk.server.ts";
import type { Picked } from "./bulk.ts";
import { storeBulkResult } from "./bulk-undo.server.ts";

type Values = Readonly<Record<string, unknown>>;

/** Returns the result token, or the problem if the value is invalid. */
export async function changeOneField(
  db: Db,
  kind: AnyKind,
  { name, typed }: { name: string; typed: unknown },
  picks: readonly Picked[],
  actor: Actor,
): Promise<{ token: string } | { problem: string }> {
  const field = kind.fields[name];
  if (!field) return { problem: "項目を選んでください" };
  const type = fieldTypeOf(field);
  const read = type.schema(field, "draft", fieldTypeOf).safeParse(type.fromForm(field, typed));
  if (!read.success) return { problem: read.error.issues[0]?.message ?? "読み取れません。書き直してください" };
  const { valueFor = (_: unknown, given: unknown) => given } =
    kind.bulkPages?.find((page) => page.field === name) ?? {};
  const change = { name, of: (fields: Values) => valueFor(fields[name], read.data) };
  const result = await forEachPicked(db, picks, (entry, pick) => changeOne(db, change, entry, pick, actor));
  return { token: await storeBulkResult(db, "field", result, actor) };
}
