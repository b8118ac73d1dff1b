// The season log's table, as a step of the numbered order in `app/kinds/migrations.server.ts`. What has shipped is never edited.

import type { MigrationPart } from "#app/platform/database/migrations.server.ts";

// The days that entries hold already stay in their fields: the log is what is noted from now on, and pages show both.
export const seasonEventsTable: readonly MigrationPart[] = [
  `
  CREATE TABLE season_events (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    entry TEXT NOT NULL,
    type TEXT NOT NULL CHECK (type IN ('together', 'lock', 'apart', 'follicles', 'ovulated', 'preLayShed', 'laid', 'note')),
    date TEXT NOT NULL,
    until TEXT NOT NULL,
    millimetres REAL,
    note TEXT NOT NULL DEFAULT '',
    version INTEGER NOT NULL DEFAULT 1,
    created_at TEXT NOT NULL,
    created_by TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    updated_by TEXT NOT NULL,
    FOREIGN KEY (kind, entry) REFERENCES entries (kind, id) ON DELETE CASCADE,
    CHECK (until >= date),
    CHECK ((type = 'follicles') = (millimetres IS NOT NULL)),
    CHECK (type <> 'note' OR note <> '')
  ) STRICT;
  CREATE INDEX season_events_of_entry ON season_events (kind, entry, date, id);
  `,
];
