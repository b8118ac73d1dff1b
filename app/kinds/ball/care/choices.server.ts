// Default visibility of new lines: as last chosen by any admin.

import type { Db } from "#app/platform/database/connection.server.ts";

export interface Choices {
  weights: boolean;
  care: boolean;
}

const initialChoices: Choices = { weights: true, care: false };
const counters = { weights: "show weights", care: "show care" } as const;

export async function lastChoices(db: Db): Promise<Choices> {
  const rows = await db.selectFrom("counters").selectAll().where("name", "in", Object.values(counters)).execute();
  const chosen = new Map(rows.map(({ name, value }) => [name, value === 1]));
  return {
    weights: chosen.get(counters.weights) ?? initialChoices.weights,
    care: chosen.get(counters.care) ?? initialChoices.care,
  };
}

export async function rememberChoice(db: Db, what: keyof Choices, isPublic: boolean): Promise<void> {
  const value = Number(isPublic);
  await db
    .insertInto("counters")
    .values({ name: counters[what], value })
    .onConflict((known) => known.column("name").doUpdateSet({ value }))
    .execute();
}
