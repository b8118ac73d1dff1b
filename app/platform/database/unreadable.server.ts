import type { Db } from "./connection.server.ts";
import { knownSchema } from "./migrations.server.ts";
import { batchesIn, type Row, tablesAt } from "./tables.server.ts";

const jsonColumns: Readonly<Record<string, readonly string[]>> = {
  entries: ["live", "draft", "next", "plan"],
  revisions: ["content"],
  settings: ["value"],
  setting_revisions: ["value"],
  autosaves: ["form"],
  bulk_results: ["failed", "changed"],
  inquiries: ["contact", "days"],
  ledger_lines: ["value", "animal"],
  ledger_revisions: ["value"],
  explanations: ["value"],
  daily_checks: ["value"],
};

/** Names a row whose JSON cannot be parsed: "entries.live（ball/b-1）"; null if there is none. */
export async function unreadableRow(db: Db): Promise<string | null> {
  const tables = tablesAt(knownSchema()).flatMap(({ name, key, columns }) => {
    const own = jsonColumns[name];
    return own ? [{ name, key, columns: columns.filter((one) => [...key, ...own].includes(one.name)) }] : [];
  });
  for await (const { table, rows } of batchesIn(db, tables))
    for (const row of rows)
      for (const [at, { name }] of table.columns.entries())
        if (!table.key.includes(name) && !isJson(row[at]))
          return `${table.name}.${name}（${row.slice(0, table.key.length).join("/")}）`;
  return null;
}

function isJson(value: Row[number] | undefined): boolean {
  try {
    return value === null || JSON.parse(String(value)) !== undefined;
  } catch {
    return false;
  }
}
