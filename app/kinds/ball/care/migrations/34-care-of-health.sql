-- A meal is eaten, refused, brought up again, or fed with help; visits to the vet and medicines are lines of the log, too. SQLite
-- changes no CHECK: the table is made again.

-- sqlite

CREATE TABLE care_records_new (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  entry TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('weight', 'meal', 'shed', 'cleaning', 'visit', 'medicine', 'note')),
  date TEXT NOT NULL,
  grams REAL,
  prey TEXT NOT NULL DEFAULT '',
  size TEXT NOT NULL DEFAULT '',
  count INTEGER,
  outcome TEXT CHECK (outcome IN ('eaten', 'refused', 'vomited', 'assisted')),
  shed TEXT CHECK (shed IN ('whole', 'pieces')),
  note TEXT NOT NULL DEFAULT '',
  dose TEXT NOT NULL DEFAULT '',
  days INTEGER,
  is_public INTEGER NOT NULL CHECK (is_public IN (0, 1)),
  version INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  created_by TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  updated_by TEXT NOT NULL,
  FOREIGN KEY (kind, entry) REFERENCES entries (kind, id) ON DELETE CASCADE,
  CHECK ((type = 'weight') = (grams IS NOT NULL)),
  CHECK ((type = 'meal') = (count IS NOT NULL)),
  CHECK ((type = 'meal') = (outcome IS NOT NULL)),
  CHECK ((type = 'shed') = (shed IS NOT NULL)),
  CHECK ((type = 'medicine') = (days IS NOT NULL)),
  CHECK ((type IN ('note', 'visit', 'medicine')) = (note <> ''))
) STRICT;
INSERT INTO care_records_new
  SELECT id, kind, entry, type, date, grams, prey, size, count,
    CASE is_refused WHEN 0 THEN 'eaten' WHEN 1 THEN 'refused' END, shed, note, '', NULL,
    is_public, version, created_at, created_by, updated_at, updated_by
  FROM care_records;
DROP TABLE care_records;
ALTER TABLE care_records_new RENAME TO care_records;
CREATE INDEX care_records_of_entry ON care_records (kind, entry, type, date DESC, id DESC);
CREATE UNIQUE INDEX care_records_weighing ON care_records (kind, entry, date) WHERE type = 'weight';
CREATE INDEX care_records_medicines ON care_records (date) WHERE type = 'medicine';

-- postgres

ALTER TABLE care_records ADD COLUMN outcome TEXT COLLATE "C" CHECK (outcome IN ('eaten', 'refused', 'vomited', 'assisted'));
ALTER TABLE care_records ADD COLUMN dose TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE care_records ADD COLUMN days BIGINT;
UPDATE care_records SET outcome = CASE is_refused WHEN 0 THEN 'eaten' ELSE 'refused' END WHERE type = 'meal';
ALTER TABLE care_records DROP COLUMN is_refused CASCADE;
DO $$
DECLARE found RECORD;
BEGIN
  FOR found IN SELECT conname FROM pg_constraint
    WHERE conrelid = 'care_records'::regclass AND contype = 'c'
      AND (conname = 'care_records_type_check' OR pg_get_constraintdef(oid) LIKE '%note%')
  LOOP EXECUTE format('ALTER TABLE care_records DROP CONSTRAINT %I', found.conname);
  END LOOP;
END $$;
ALTER TABLE care_records
  ADD CHECK (type IN ('weight', 'meal', 'shed', 'cleaning', 'visit', 'medicine', 'note')),
  ADD CHECK ((type = 'meal') = (outcome IS NOT NULL)),
  ADD CHECK ((type = 'medicine') = (days IS NOT NULL)),
  ADD CHECK ((type IN ('note', 'visit', 'medicine')) = (note <> ''));
CREATE INDEX care_records_medicines ON care_records (date) WHERE type = 'medicine';
