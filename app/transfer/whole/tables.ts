// What a move to another database carries: every table, but those that are made from the others.

import type { Database } from "#app/platform/database/schema.ts";

type TableName = keyof Database;

/** Each table by the columns that tell its rows apart. "made": the next start makes it from the others. */
const tables: Readonly<Record<TableName, readonly string[] | "made">> = {
  // Others name rows of these four: they go first.
  entries: ["kind", "id"],
  images: ["id"],
  inquiries: ["id"],
  ledger_lines: ["snake"],
  autosaves: ["kind", "id", "by"],
  bulk_results: ["token"],
  care_records: ["id"],
  counters: ["name"],
  daily_checks: ["id"],
  ended_sessions: ["hash"],
  // Some of them come from the logs beside the entries, and are written with a log only.
  entry_keys: ["kind", "id", "name", "text"],
  entry_links: "made",
  events: ["id"],
  explanations: ["snake", "number"],
  image_uses: "made",
  image_variants: ["image_id", "width", "format"],
  inquiry_notes: ["id"],
  ledger_revisions: ["id"],
  note_boxes: ["address"],
  // No longer used.
  presences: "made",
  // What was counted there says nothing here.
  rate_limits: "made",
  revisions: ["kind", "id", "version"],
  search_documents: "made",
  search_text: "made",
  season_events: ["id"],
  setting_revisions: ["name", "version"],
  settings: ["name"],
  share_pictures: "made",
};

export interface CarriedTable {
  name: TableName;
  key: readonly string[];
}

export const carriedTables: readonly CarriedTable[] = Object.entries(tables).flatMap(([name, key]) =>
  key === "made" ? [] : [{ name: name as TableName, key }],
);

/** What is known of a table's rows wherever they stand: how many, and a sum over them all in whatever order they come. */
export interface TableSum {
  rows: number;
  sha256: string;
}
