-- Inquiries of visitors, and how far they are answered.

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
