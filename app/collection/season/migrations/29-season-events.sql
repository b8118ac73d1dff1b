-- The season log of a pair, night by night. The days that entries hold already stay in their fields until step 33.

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
