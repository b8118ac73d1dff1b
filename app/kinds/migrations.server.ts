// The schema as one forward-only list: what a wing stores is in its own `migrations.ts`, in the order in which it shipped. A
// migration that has shipped is never edited; a change is a new one at the end. It is written for SQLite; PostgreSQL's is
// translated from it (`asPostgres`), except where a part gives its own. Whatever opens a database imports this file.

import { seasonEventsTable, seasonFactsInEvents } from "#app/collection/season/migrations.ts";
import { type Migration, registerMigrations } from "#app/platform/database/migrations.server.ts";
import { SEARCH_TEXT } from "#app/platform/database/postgres-schema.server.ts";
import { dailyChecks, inquiriesTables, ledgerTables } from "#app/shop/migrations.ts";
import { careOfHealth, careRecordsTable } from "./ball/care/migrations.ts";

registerMigrations([
  // The schema that upgrades begin at (`OLDEST_SCHEMA`): what earlier builds made in many steps.
  [
    `
  CREATE TABLE entries (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    version INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('draft', 'published', 'ended')),
    publish_at TEXT,
    trashed_at TEXT,
    created_at TEXT NOT NULL,
    created_by TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    updated_by TEXT NOT NULL,
    title TEXT NOT NULL,
    live TEXT,
    draft TEXT,
    live_at TEXT,
    next TEXT,
    next_at TEXT CHECK ((next_at IS NULL) = (next IS NULL)),
    end_at TEXT,
    plan TEXT,
    PRIMARY KEY (kind, id),
    CHECK (status <> 'published' OR (live IS NOT NULL AND publish_at IS NOT NULL)),
    CHECK (live IS NOT NULL OR draft IS NOT NULL)
  ) STRICT;
  CREATE INDEX entries_visible ON entries (kind, publish_at DESC, id, end_at, live_at, updated_at, version) WHERE status = 'published' AND trashed_at IS NULL;
  CREATE INDEX entries_scheduled ON entries (publish_at) WHERE status = 'published' AND trashed_at IS NULL;
  CREATE INDEX entries_next ON entries (next_at) WHERE next_at IS NOT NULL;
  CREATE INDEX entries_ending ON entries (end_at) WHERE end_at IS NOT NULL;
  CREATE INDEX entries_updated ON entries (kind, updated_at DESC, id);
  CREATE INDEX entries_title ON entries (kind, title, id);
  CREATE INDEX entries_trash ON entries (trashed_at) WHERE trashed_at IS NOT NULL;
  CREATE INDEX entries_worked_on ON entries (updated_at DESC, kind, id) WHERE draft IS NOT NULL AND trashed_at IS NULL;
  -- How many are where is counted without reading the entries themselves, which hold their articles.
  CREATE INDEX entries_standing ON entries (kind, id, trashed_at, status, publish_at, end_at);

  CREATE TABLE entry_keys (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    number REAL,
    PRIMARY KEY (kind, id, name, text),
    FOREIGN KEY (kind, id) REFERENCES entries (kind, id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX entry_keys_text ON entry_keys (kind, name, text, id);
  CREATE INDEX entry_keys_number ON entry_keys (kind, name, number, id);

  CREATE TABLE entry_links (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    place TEXT NOT NULL,
    to_kind TEXT NOT NULL,
    to_id TEXT NOT NULL,
    PRIMARY KEY (to_kind, to_id, kind, id, place),
    FOREIGN KEY (kind, id) REFERENCES entries (kind, id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX entry_links_of ON entry_links (kind, id);

  CREATE TABLE revisions (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    version INTEGER NOT NULL,
    at TEXT NOT NULL,
    by TEXT NOT NULL,
    action TEXT NOT NULL,
    content TEXT NOT NULL,
    note TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (kind, id, version),
    FOREIGN KEY (kind, id) REFERENCES entries (kind, id) ON DELETE CASCADE
  ) STRICT;
  CREATE INDEX revisions_recent ON revisions (at DESC);
  CREATE INDEX revisions_of_people ON revisions (at DESC, version DESC) WHERE by NOT IN ('starter', 'import');

  CREATE TABLE images (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    alt TEXT NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    sha256 TEXT NOT NULL UNIQUE,
    created_at TEXT NOT NULL,
    created_by TEXT NOT NULL,
    is_illustration INTEGER NOT NULL DEFAULT 0 CHECK (is_illustration IN (0, 1)),
    version INTEGER NOT NULL DEFAULT 1,
    folded TEXT NOT NULL DEFAULT '',
    drawn TEXT
  ) STRICT;
  CREATE INDEX images_recent ON images (created_at DESC, id, folded);
  CREATE TABLE image_variants (
    image_id TEXT NOT NULL REFERENCES images (id) ON DELETE CASCADE,
    width INTEGER NOT NULL,
    format TEXT NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (image_id, width, format)
  ) STRICT;
  CREATE TABLE image_uses (
    image TEXT NOT NULL,
    scope TEXT NOT NULL,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    place TEXT NOT NULL,
    PRIMARY KEY (image, scope, kind, id, place),
    FOREIGN KEY (kind, id) REFERENCES entries (kind, id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX image_uses_of_entry ON image_uses (kind, id);

  CREATE TABLE settings (
    name TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    value TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    updated_by TEXT NOT NULL
  ) STRICT;
  CREATE TABLE setting_revisions (
    name TEXT NOT NULL,
    version INTEGER NOT NULL,
    value TEXT NOT NULL,
    saved_at TEXT NOT NULL,
    saved_by TEXT NOT NULL,
    PRIMARY KEY (name, version)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX setting_revisions_recent ON setting_revisions (saved_at DESC);

  CREATE TABLE counters (name TEXT NOT NULL PRIMARY KEY, value INTEGER NOT NULL) STRICT;
  INSERT INTO counters (name, value) VALUES ('generation', 1), ('index', 0);

  CREATE TABLE search_documents (
    rowid INTEGER PRIMARY KEY,
    scope TEXT NOT NULL,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    title TEXT NOT NULL,
    text TEXT NOT NULL,
    UNIQUE (scope, kind, id)
  ) STRICT;

  CREATE TABLE bulk_results (
    token TEXT NOT NULL PRIMARY KEY,
    at TEXT NOT NULL,
    by TEXT NOT NULL,
    action TEXT NOT NULL,
    done INTEGER NOT NULL,
    failed TEXT NOT NULL,
    changed TEXT NOT NULL,
    undone_at TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX bulk_results_by_time ON bulk_results (at);
  CREATE TABLE autosaves (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    by TEXT NOT NULL,
    at TEXT NOT NULL,
    form TEXT NOT NULL,
    PRIMARY KEY (kind, id, by)
  ) STRICT;
  CREATE INDEX autosaves_by_time ON autosaves (at);
  CREATE TABLE presences (kind TEXT NOT NULL, id TEXT NOT NULL, by TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (kind, id, by)) STRICT;
  CREATE INDEX presences_by_time ON presences (at);

  CREATE TABLE ended_sessions (hash TEXT NOT NULL PRIMARY KEY, until TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE events (
    id INTEGER PRIMARY KEY,
    at TEXT NOT NULL,
    by TEXT NOT NULL,
    action TEXT NOT NULL,
    target TEXT NOT NULL,
    network TEXT NOT NULL
  ) STRICT;
  CREATE INDEX events_recent ON events (at DESC, id DESC);
  CREATE INDEX events_by_action ON events (action, at DESC, id DESC);
  `,
    {
      sqlite: `
  CREATE VIRTUAL TABLE search_text USING fts5 (scope, title, words, lead, body, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0');
  `,
      // Counters shared by processes (platform/limits); on SQLite each process counts in its memory.
      postgres: `${SEARCH_TEXT}
  CREATE TABLE rate_limits (key TEXT COLLATE "C" NOT NULL PRIMARY KEY, points BIGINT NOT NULL, expire BIGINT);
  CREATE INDEX rate_limits_expire ON rate_limits (expire);
  `,
    },
    {
      sqlite: "",
      // Which keys go together: of three columns looked at one by one PostgreSQL guesses a hundred rows where there are thousands,
      // and puts a whole list in order for each of its pages.
      postgres: `
  CREATE STATISTICS entry_keys_alike (mcv, dependencies) ON kind, name, text FROM entry_keys;
  ANALYZE entry_keys;
  `,
    },
    careRecordsTable,
    inquiriesTables,
  ],
  // The pictures that pages are shared with, by what they show.
  `
  CREATE TABLE share_pictures (
    name TEXT NOT NULL PRIMARY KEY,
    bytes BLOB NOT NULL,
    drawn_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX share_pictures_by_time ON share_pictures (drawn_at);
  `,
  ledgerTables,
  // Who took a photograph, on what terms it is shown, and when it was taken.
  `
  ALTER TABLE images ADD COLUMN credit TEXT NOT NULL DEFAULT '';
  ALTER TABLE images ADD COLUMN licence TEXT NOT NULL DEFAULT '';
  ALTER TABLE images ADD COLUMN taken_on TEXT NOT NULL DEFAULT '';
  `,
  // Sealed notebooks of keepers (app/notebook/sealed): the site knows neither their owners nor their contents.
  `
  CREATE TABLE note_boxes (
    address TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    sealed BLOB NOT NULL,
    size INTEGER NOT NULL,
    deletion TEXT NOT NULL,
    visited_on TEXT NOT NULL
  ) STRICT;
  CREATE INDEX note_boxes_by_visit ON note_boxes (visited_on);
  `,
  dailyChecks,
  // The season log of a pair, night by night.
  seasonEventsTable,
  // Whom a snake was promised to is in no version of its entry.
  [
    {
      sqlite: `
  UPDATE revisions SET content = json_set(content, '$.fields.soldTo', '')
    WHERE kind = 'ball' AND coalesce(json_extract(content, '$.fields.soldTo'), '') <> '';
  `,
      postgres: `
  UPDATE revisions SET content = jsonb_set(content::jsonb, '{fields,soldTo}', '""')::text
    WHERE kind = 'ball' AND coalesce(content::jsonb #>> '{fields,soldTo}', '') <> '';
  `,
    },
  ],
  // Sealed notebooks: how many and how large they are is counted with each write, and some last ten minutes only.
  `
  INSERT INTO counters (name, value) SELECT 'note boxes', count(*) FROM note_boxes;
  INSERT INTO counters (name, value) SELECT 'note box bytes', coalesce(sum(length(sealed)), 0) FROM note_boxes;
  ALTER TABLE note_boxes DROP COLUMN size;
  ALTER TABLE note_boxes ADD COLUMN expires_at TEXT;
  CREATE INDEX note_boxes_by_expiry ON note_boxes (expires_at) WHERE expires_at IS NOT NULL;
  `,
  // A flood of refused sign-ins is some lines and a number.
  `
  ALTER TABLE events ADD COLUMN more INTEGER NOT NULL DEFAULT 0;
  `,
  seasonFactsInEvents,
  careOfHealth,
  // A sealed notebook is a chain of parts. One of before is named by the number that it is sealed with, until a device writes it again.
  `
  CREATE TABLE note_parts (
    address TEXT NOT NULL,
    place INTEGER NOT NULL,
    head TEXT NOT NULL,
    sealed BLOB NOT NULL,
    PRIMARY KEY (address, place)
  ) STRICT;
  INSERT INTO note_parts (address, place, head, sealed) SELECT address, 0, 'v' || version, sealed FROM note_boxes;
  ALTER TABLE note_boxes ADD COLUMN head TEXT NOT NULL DEFAULT '';
  UPDATE note_boxes SET head = 'v' || version;
  ALTER TABLE note_boxes DROP COLUMN version;
  ALTER TABLE note_boxes DROP COLUMN sealed;
  `,
  // Nothing is stored of share pictures and open forms any more.
  `
  DROP TABLE share_pictures;
  DROP TABLE presences;
  `,
] satisfies readonly Migration[]);
