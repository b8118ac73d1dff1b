-- The daily checks of a dealer's animals.

CREATE TABLE daily_checks (
  id INTEGER PRIMARY KEY,
  day TEXT NOT NULL,
  value TEXT NOT NULL,
  at TEXT NOT NULL,
  by TEXT NOT NULL
) STRICT;
CREATE INDEX daily_checks_of ON daily_checks (day, id);
