-- The schema that upgrades begin at: what earlier builds made in many steps.

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

-- sqlite

CREATE VIRTUAL TABLE search_text USING fts5 (scope, title, words, lead, body, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0');

-- postgres

-- Functions that SQLite has and PostgreSQL has not, as far as the site calls them.
CREATE FUNCTION instr(whole TEXT, part TEXT) RETURNS INTEGER
  LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN strpos(whole, part);
CREATE FUNCTION json_extract(document TEXT, path TEXT) RETURNS TEXT
  LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN jsonb_path_query_first(document::jsonb, path::jsonpath) #>> '{}';
CREATE FUNCTION json_remove(document TEXT, path TEXT) RETURNS TEXT
  LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (document::jsonb #- string_to_array(substr(path, 3), '.'))::text;
CREATE FUNCTION strftime(format TEXT, at TEXT, shift TEXT) RETURNS TEXT
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN to_char(at::timestamptz AT TIME ZONE 'UTC' + shift::interval, replace(replace(format, '%Y', 'YYYY'), '%m', 'MM'));

-- The index of folded bigrams: tokens as they are written for FTS5, each between two spaces, so that adjacent ones can be counted;
-- made of them, places by column (A to D) for GIN, and the length that nearness needs. A tsvector has 255 positions per lexeme,
-- none past 16383, and a megabyte in all: longer texts restart their positions.
CREATE FUNCTION search_places(title TEXT, words TEXT, lead TEXT, body TEXT) RETURNS TSVECTOR
  LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (
    SELECT coalesce(string_agg('''' || token || ''':' || (place - 1) % 16000 + 1 || chr(64 + part), ' '), '')::tsvector
    FROM (
      SELECT left(token, 40) AS token, part::integer AS part,
        row_number() OVER in_order + part AS place, sum(octet_length(left(token, 40)) + 8) OVER in_order AS room
      FROM unnest(ARRAY[title, words, lead, body]) WITH ORDINALITY AS parts (tokens, part),
        unnest(string_to_array(btrim(tokens), '  ')) WITH ORDINALITY AS one (token, number)
      WINDOW in_order AS (ORDER BY part, number)
    ) AS placed
    WHERE room < 900000
  );
CREATE FUNCTION search_length(title TEXT, words TEXT, lead TEXT, body TEXT) RETURNS INTEGER
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN 1 + coalesce(cardinality(string_to_array(btrim(title || words || lead || body), '  ')), 0);
CREATE FUNCTION search_hits(tokens TEXT, phrase TEXT) RETURNS DOUBLE PRECISION
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ((octet_length(tokens) - octet_length(replace(tokens, phrase, ''))) / octet_length(phrase))::double precision;
CREATE TABLE search_text (
  rowid BIGINT NOT NULL PRIMARY KEY,
  scope TEXT COLLATE "C" NOT NULL,
  title TEXT COLLATE "C" NOT NULL,
  words TEXT COLLATE "C" NOT NULL,
  lead TEXT COLLATE "C" NOT NULL,
  body TEXT COLLATE "C" NOT NULL,
  length INTEGER NOT NULL GENERATED ALWAYS AS (search_length(title, words, lead, body)) STORED,
  places TSVECTOR NOT NULL GENERATED ALWAYS AS (search_places(title, words, lead, body)) STORED
);
CREATE INDEX search_text_places ON search_text USING gin (places) WITH (fastupdate = off);
CREATE INDEX search_text_length ON search_text (length);

-- Counters shared by processes (platform/limits); on SQLite each process counts in its memory.
CREATE TABLE rate_limits (key TEXT COLLATE "C" NOT NULL PRIMARY KEY, points BIGINT NOT NULL, expire BIGINT);
CREATE INDEX rate_limits_expire ON rate_limits (expire);

-- Which keys go together: of three columns looked at one by one PostgreSQL guesses a hundred rows where there are thousands,
-- and puts a whole list in order for each of its pages.
CREATE STATISTICS entry_keys_alike (mcv, dependencies) ON kind, name, text FROM entry_keys;
ANALYZE entry_keys;
