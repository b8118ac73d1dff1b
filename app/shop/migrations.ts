// The shop's tables, as steps of the numbered order in `app/kinds/migrations.server.ts`. What has shipped is never edited.

export const inquiriesTables = `
  CREATE TABLE inquiries (
    id INTEGER PRIMARY KEY,
    at TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('inquiry', 'visit')),
    name TEXT NOT NULL,
    contact TEXT NOT NULL,
    ball TEXT,
    days TEXT NOT NULL,
    message TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'done')),
    done_at TEXT,
    done_by TEXT,
    answered_at TEXT,
    answered_by TEXT,
    mail TEXT NOT NULL DEFAULT 'none' CHECK (mail IN ('none', 'waiting', 'sent', 'failed')),
    mail_tries INTEGER NOT NULL DEFAULT 0,
    mail_due TEXT,
    CHECK ((state = 'done') = (done_at IS NOT NULL AND done_by IS NOT NULL))
  ) STRICT;
  CREATE INDEX inquiries_recent ON inquiries (at DESC, id DESC);
  CREATE INDEX inquiries_by_state ON inquiries (state, at DESC, id DESC);
  CREATE INDEX inquiries_to_mail ON inquiries (mail_due) WHERE mail = 'waiting';
  CREATE TABLE inquiry_notes (
    id INTEGER PRIMARY KEY,
    inquiry INTEGER NOT NULL REFERENCES inquiries (id) ON DELETE CASCADE,
    at TEXT NOT NULL,
    by TEXT NOT NULL,
    text TEXT NOT NULL
  ) STRICT;
  CREATE INDEX inquiry_notes_of ON inquiry_notes (inquiry, id);
`;

/** The papers' tables. No line names its entry by a foreign key: the law asks for five years, and the trash is emptied after a month. */
export const ledgerTables = `
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
`;

export const dailyChecks = `
  CREATE TABLE daily_checks (
    id INTEGER PRIMARY KEY,
    day TEXT NOT NULL,
    value TEXT NOT NULL,
    at TEXT NOT NULL,
    by TEXT NOT NULL
  ) STRICT;
  CREATE INDEX daily_checks_of ON daily_checks (day, id);
`;
