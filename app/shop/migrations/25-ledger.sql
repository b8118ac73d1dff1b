-- The papers' tables. No line names its entry by a foreign key: the law asks for five years, and the trash is emptied after a month.

CREATE TABLE ledger_lines (
  snake TEXT NOT NULL PRIMARY KEY,
  version INTEGER NOT NULL,
  value TEXT NOT NULL,
  left_on TEXT,
  animal TEXT,
  updated_at TEXT NOT NULL,
  updated_by TEXT NOT NULL
) STRICT;
CREATE INDEX ledger_lines_left ON ledger_lines (left_on) WHERE left_on IS NOT NULL;
CREATE TABLE ledger_revisions (
  id INTEGER PRIMARY KEY,
  snake TEXT NOT NULL REFERENCES ledger_lines (snake) ON DELETE CASCADE,
  value TEXT NOT NULL,
  part TEXT NOT NULL CHECK (part IN ('record', 'animal')),
  at TEXT NOT NULL,
  by TEXT NOT NULL
) STRICT;
CREATE INDEX ledger_revisions_of ON ledger_revisions (snake, id);
CREATE TABLE explanations (
  snake TEXT NOT NULL,
  number INTEGER NOT NULL,
  value TEXT NOT NULL,
  at TEXT NOT NULL,
  by TEXT NOT NULL,
  PRIMARY KEY (snake, number)
) STRICT;
