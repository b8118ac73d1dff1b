-- The log of a snake's care.

CREATE TABLE care_records (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  entry TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('weight', 'meal', 'shed', 'cleaning', 'note')),
  date TEXT NOT NULL,
  grams REAL,
  prey TEXT NOT NULL DEFAULT '',
  size TEXT NOT NULL DEFAULT '',
  count INTEGER,
  is_refused INTEGER CHECK (is_refused IN (0, 1)),
  shed TEXT CHECK (shed IN ('whole', 'pieces')),
  note TEXT NOT NULL DEFAULT '',
  is_public INTEGER NOT NULL CHECK (is_public IN (0, 1)),
  version INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  created_by TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  updated_by TEXT NOT NULL,
  FOREIGN KEY (kind, entry) REFERENCES entries (kind, id) ON DELETE CASCADE,
  CHECK ((type = 'weight') = (grams IS NOT NULL)),
  CHECK ((type = 'meal') = (count IS NOT NULL)),
  CHECK ((type = 'meal') = (is_refused IS NOT NULL)),
  CHECK ((type = 'shed') = (shed IS NOT NULL)),
  CHECK ((type = 'note') = (note <> ''))
) STRICT;
CREATE INDEX care_records_of_entry ON care_records (kind, entry, type, date DESC, id DESC);
CREATE UNIQUE INDEX care_records_weighing ON care_records (kind, entry, date) WHERE type = 'weight';
