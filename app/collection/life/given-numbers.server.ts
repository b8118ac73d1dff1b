// Individual numbers in use: by snakes that are here, in the trash, or only in the ledger.

import { IDENTITY } from "#app/cms/content/reindex/search-keys.server.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { numberKey } from "#app/platform/search/number.ts";
import { recordOf } from "./presence.server.ts";

export interface Holder {
  id: string;
  /** "" if its name is the number. */
  title: string;
  isTrashed: boolean;
  /** It went to another owner and may come back. */
  isAway?: boolean;
}

function numbered(db: Db) {
  return db
    .selectFrom("entry_keys as k")
    .innerJoin("entries as e", (join) => join.onRef("e.kind", "=", "k.kind").onRef("e.id", "=", "k.id"))
    .leftJoin("ledger_lines as l", "l.snake", "e.id")
    .select(["k.text", "e.id", "e.title", "l.value"])
    .where("k.kind", "=", "ball")
    .where("k.name", "=", IDENTITY);
}

/**
 * Returns the snakes with these numbers by `numberKey`, the first one for duplicates. One in the trash or deleted that was
 * excluded from the ledger as a mistake no longer has a number.
 */
export async function holdersOf(db: Db, numbers: readonly string[]): Promise<ReadonlyMap<string, Holder>> {
  const wanted = new Set(numbers.map(numberKey).filter((key) => key !== ""));
  if (wanted.size === 0) return new Map();
  const rows = await numbered(db)
    .select("e.trashed_at")
    .where("k.text", "in", [...wanted])
    .orderBy("e.id", "desc")
    .execute();
  const removed = await db
    .selectFrom("ledger_lines")
    .select(["snake", "animal", "value"])
    .where("animal", "is not", null)
    .execute();
  const holder = (key: string, id: string, title: string, isTrashed: boolean): [string, Holder] => [
    key,
    { id, title: numberKey(title) === key ? "" : title, isTrashed },
  ];
  return new Map([
    ...removed.flatMap(({ snake, animal, value }) => {
      const { number = "", title = "" }: { number?: string; title?: string } = JSON.parse(animal ?? "{}");
      return wanted.has(numberKey(number)) && recordOf(value).excluded === ""
        ? [holder(numberKey(number), snake, title, true)]
        : [];
    }),
    ...rows.flatMap(({ text, id, title, trashed_at, value }): [string, Holder][] => {
      const { leftOn, diedOn, excluded } = recordOf(value);
      if (trashed_at !== null && excluded !== "") return [];
      const [key, held] = holder(text, id, title, trashed_at !== null);
      return [[key, { ...held, isAway: leftOn !== null && diedOn === null }]];
    }),
  ]);
}

/** Returns numbers used by several snakes, which older builds allowed; ignores those excluded from the ledger as duplicates. */
export function doubledNumbers(db: Db, now: Date) {
  return cached(db, "doubled numbers", now, () => readDoubled(db));
}

async function readDoubled(db: Db) {
  const rows = await numbered(db).distinct().where("e.trashed_at", "is", null).orderBy("e.id").execute();
  const kept = rows.filter(({ value }) => recordOf(value).excluded === "");
  return [...Map.groupBy(kept, ({ text }) => text ?? "")]
    .filter(([number, snakes]) => number !== "" && snakes.length > 1)
    .map(([number, snakes]) => ({ number, snakes: snakes.map(({ id, title }) => ({ id, title: title || id })) }));
}

export function takenWords({ title, isTrashed, isAway }: Holder): string {
  const named = title === "" ? "" : `「${title}」`;
  if (isTrashed)
    return `この番号は、ゴミ箱にあるか、削除された個体${named}が使っています。誤って登録した個体なら、帳簿から除くと使えます`;
  const words = named ? `この番号は${named}が使っています` : "この番号は使われています";
  return isAway ? `${words}。譲渡した個体が戻ったときは、その個体の帳簿の「戻ってきた」に記録してください` : words;
}
