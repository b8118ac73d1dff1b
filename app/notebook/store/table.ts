// Store functions for table imports: memo parsing, existing data, and remembered columns.

import { normaliseHeading } from "#app/kinds/ball/tables/columns.ts";
import type { TableChoice } from "#app/kinds/ball/tables/guess.ts";
import type { Known } from "#app/notebook/tables/plan.ts";
import type { Table } from "#app/platform/tables/table.ts";
import { deviceText, setDeviceText } from "./device.ts";
import { allEvents, allSnakes } from "./notebook.ts";

export async function loadKnown(): Promise<Known> {
  const [snakes, events] = await Promise.all([allSnakes(), allEvents()]);
  return { snakes: snakes.map(({ snake }) => snake), events: Map.groupBy(events, ({ snake }) => snake) };
}

const CHOICES = "table-choices";
const KEPT = 30;

/** Returns the choice last made for a table with these headings. */
export async function rememberedChoice(table: Table, head: number): Promise<Partial<TableChoice>> {
  const found = (await choices()).find(([key]) => key === keyOf(table, head));
  return found?.[1] ?? {};
}

export async function rememberChoice(table: Table, { head, columns, unit, order, cells }: TableChoice): Promise<void> {
  const key = keyOf(table, head);
  const others = (await choices()).filter(([own]) => own !== key);
  await setDeviceText(CHOICES, JSON.stringify([[key, { columns, unit, order, cells }], ...others].slice(0, KEPT)));
}

/** Identifies tables by their headings; without any, by the number of columns. */
const keyOf = ({ rows }: Table, head: number) =>
  head < 0 ? `${rows[0]?.cells.length ?? 0}` : (rows[head]?.cells ?? []).map(normaliseHeading).join("|");

async function choices(): Promise<[string, Partial<TableChoice>][]> {
  // Only this module writes it.
  return JSON.parse((await deviceText(CHOICES)) || "[]");
}
