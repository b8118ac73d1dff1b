// The schema as a forward-only list. A migration that has shipped is never edited; a change is a new one at the end.
// It is written in SQLite's words; PostgreSQL's are made of them (`asPostgres`), but where a part says its own.

import type { DatabaseSync } from "node:sqlite";
import type { Pool, QueryConfig } from "pg";
import { asPostgres, FUNCTIONS, SEARCH_TEXT } from "./postgres-schema.server.ts";
import { DatabaseForeign, DatabaseNewer, isForeign } from "./trouble.server.ts";

type Part = string | { sqlite: string; postgres: string };

const migrations: readonly (string | readonly Part[])[] = [
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
    PRIMARY KEY (kind, id),
    CHECK (status <> 'published' OR (live IS NOT NULL AND publish_at IS NOT NULL)),
    CHECK (live IS NOT NULL OR draft IS NOT NULL)
  ) STRICT;
  CREATE INDEX entries_visible ON entries (kind, publish_at DESC, id) WHERE status = 'published' AND trashed_at IS NULL;
  CREATE INDEX entries_scheduled ON entries (publish_at) WHERE status = 'published' AND trashed_at IS NULL;
  CREATE INDEX entries_updated ON entries (kind, updated_at DESC, id);
  CREATE INDEX entries_title ON entries (kind, title, id);
  CREATE INDEX entries_trash ON entries (trashed_at) WHERE trashed_at IS NOT NULL;

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

  CREATE TABLE revisions (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    version INTEGER NOT NULL,
    at TEXT NOT NULL,
    by TEXT NOT NULL,
    action TEXT NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (kind, id, version),
    FOREIGN KEY (kind, id) REFERENCES entries (kind, id) ON DELETE CASCADE
  ) STRICT;
  CREATE INDEX revisions_recent ON revisions (at DESC);

  CREATE TABLE images (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    alt TEXT NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    sha256 TEXT NOT NULL UNIQUE,
    created_at TEXT NOT NULL,
    created_by TEXT NOT NULL
  ) STRICT;
  CREATE INDEX images_recent ON images (created_at DESC, id);

  CREATE TABLE image_variants (
    image_id TEXT NOT NULL REFERENCES images (id) ON DELETE CASCADE,
    width INTEGER NOT NULL,
    format TEXT NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (image_id, width, format)
  ) STRICT;

  CREATE TABLE settings (
    name TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    value TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    updated_by TEXT NOT NULL
  ) STRICT;

  CREATE TABLE counters (name TEXT NOT NULL PRIMARY KEY, value INTEGER NOT NULL) STRICT;
  INSERT INTO counters (name, value) VALUES ('generation', 1);

  CREATE TABLE search_documents (
    rowid INTEGER PRIMARY KEY,
    scope TEXT NOT NULL,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    title TEXT NOT NULL,
    text TEXT NOT NULL,
    UNIQUE (scope, kind, id)
  ) STRICT;
  `,
    {
      sqlite: `
  CREATE VIRTUAL TABLE search_text USING fts5 (title, words, body, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0');
  `,
      postgres: "",
    },
  ],
  `
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
    CHECK ((state = 'done') = (done_at IS NOT NULL AND done_by IS NOT NULL))
  ) STRICT;
  CREATE INDEX inquiries_recent ON inquiries (at DESC, id DESC);
  CREATE INDEX inquiries_by_state ON inquiries (state, at DESC, id DESC);
  `,
  `
  CREATE INDEX entries_worked_on ON entries (updated_at DESC, kind, id) WHERE draft IS NOT NULL AND trashed_at IS NULL;
  `,
  `
  CREATE TABLE setting_revisions (
    name TEXT NOT NULL,
    version INTEGER NOT NULL,
    value TEXT NOT NULL,
    saved_at TEXT NOT NULL,
    saved_by TEXT NOT NULL,
    PRIMARY KEY (name, version)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO setting_revisions SELECT name, version, value, updated_at, updated_by FROM settings;
  `,
  `
  ALTER TABLE entries ADD COLUMN live_at TEXT;
  UPDATE entries SET live_at = coalesce(
    (SELECT max(at) FROM revisions r WHERE r.kind = entries.kind AND r.id = entries.id AND r.action IN ('publish', 'schedule')),
    updated_at
  ) WHERE live IS NOT NULL;
  INSERT INTO counters (name, value) VALUES ('index', 0);
  CREATE TABLE ended_sessions (hash TEXT NOT NULL PRIMARY KEY, until TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
  // Search by scope, and with what an entry leads with told from its body: the next start fills it.
  [
    {
      sqlite: `
  DROP TABLE search_text;
  DELETE FROM search_documents;
  CREATE VIRTUAL TABLE search_text USING fts5 (scope, title, words, lead, body, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0');
  `,
      postgres: SEARCH_TEXT,
    },
    `
  UPDATE counters SET value = 0 WHERE name = 'index';
  `,
  ],
  // Until now a drawing was known by its description alone.
  `
  ALTER TABLE images ADD COLUMN is_illustration INTEGER NOT NULL DEFAULT 0 CHECK (is_illustration IN (0, 1));
  UPDATE images SET is_illustration = 1 WHERE alt LIKE '%イラスト%';
  `,
  // Where pictures are used, and what they are found by: the next start fills both.
  `
  ALTER TABLE images ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE images ADD COLUMN folded TEXT NOT NULL DEFAULT '';
  DROP INDEX images_recent;
  CREATE INDEX images_recent ON images (created_at DESC, id, folded);
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
  UPDATE counters SET value = 0 WHERE name = 'index';
  `,
  `
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
  `,
  // What a snake weighs is no word of its article: weighings move from the contents into a log of their own. Of several
  // on one day the last stands, and a draft's stands over what is out; a day that only a draft knew stays hidden.
  [
    `
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
  `,
    {
      sqlite: `
  INSERT INTO care_records (kind, entry, type, date, grams, is_public, created_at, created_by, updated_at, updated_by)
    SELECT e.kind, e.id, 'weight', json_extract(w.value, '$.date'), json_extract(w.value, '$.grams'), 1,
      e.updated_at, e.updated_by, e.updated_at, e.updated_by
    FROM entries e, json_each(e.live, '$.fields.weights') w
    WHERE e.kind = 'ball' AND w.type = 'object'
    ORDER BY e.id, w.key
    ON CONFLICT (kind, entry, date) WHERE type = 'weight' DO UPDATE SET grams = excluded.grams;
  INSERT INTO care_records (kind, entry, type, date, grams, is_public, created_at, created_by, updated_at, updated_by)
    SELECT e.kind, e.id, 'weight', json_extract(w.value, '$.date'), json_extract(w.value, '$.grams'), e.live IS NULL,
      e.updated_at, e.updated_by, e.updated_at, e.updated_by
    FROM entries e, json_each(e.draft, '$.fields.weights') w
    WHERE e.kind = 'ball' AND w.type = 'object'
    ORDER BY e.id, w.key
    ON CONFLICT (kind, entry, date) WHERE type = 'weight' DO UPDATE SET grams = excluded.grams;
  UPDATE entries SET live = json_remove(live, '$.fields.weights'), draft = json_remove(draft, '$.fields.weights', '$.unread."fields.weights"')
    WHERE kind = 'ball';
  DELETE FROM entry_keys WHERE kind = 'ball' AND name = 'weight';
  INSERT INTO entry_keys (kind, id, name, text, number)
    SELECT kind, entry, 'weight', '', grams FROM (
      SELECT kind, entry, grams, max(date) FROM care_records WHERE type = 'weight' AND is_public = 1 GROUP BY kind, entry
    );
  `,
      // No site on PostgreSQL is older than the log.
      postgres: "",
    },
    `
  UPDATE counters SET value = value + 1 WHERE name = 'generation';
  `,
  ],
  // Who did what, beside the revisions; and what an inquiry's answering leaves behind. Those of before are mailed to nobody.
  `
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
  ALTER TABLE inquiries ADD COLUMN answered_at TEXT;
  ALTER TABLE inquiries ADD COLUMN answered_by TEXT;
  ALTER TABLE inquiries ADD COLUMN mail TEXT NOT NULL DEFAULT 'none' CHECK (mail IN ('none', 'waiting', 'sent', 'failed'));
  ALTER TABLE inquiries ADD COLUMN mail_tries INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE inquiries ADD COLUMN mail_due TEXT;
  CREATE INDEX inquiries_to_mail ON inquiries (mail_due) WHERE mail = 'waiting';
  CREATE TABLE inquiry_notes (
    id INTEGER PRIMARY KEY,
    inquiry INTEGER NOT NULL REFERENCES inquiries (id) ON DELETE CASCADE,
    at TEXT NOT NULL,
    by TEXT NOT NULL,
    text TEXT NOT NULL
  ) STRICT;
  CREATE INDEX inquiry_notes_of ON inquiry_notes (inquiry, id);
  `,
  // A change that waits for its hour behind what is live, an end, and the times typed with a draft.
  `
  ALTER TABLE entries ADD COLUMN next TEXT;
  ALTER TABLE entries ADD COLUMN next_at TEXT CHECK ((next_at IS NULL) = (next IS NULL));
  ALTER TABLE entries ADD COLUMN end_at TEXT;
  ALTER TABLE entries ADD COLUMN plan TEXT;
  DROP INDEX entries_visible;
  CREATE INDEX entries_visible ON entries (kind, publish_at DESC, id, end_at) WHERE status = 'published' AND trashed_at IS NULL;
  CREATE INDEX entries_next ON entries (next_at) WHERE next_at IS NOT NULL;
  CREATE INDEX entries_ending ON entries (end_at) WHERE end_at IS NOT NULL;
  `,
  `
  CREATE INDEX setting_revisions_recent ON setting_revisions (saved_at DESC);
  `,
  `
  CREATE TABLE autosaves (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    by TEXT NOT NULL,
    at TEXT NOT NULL,
    form TEXT NOT NULL,
    PRIMARY KEY (kind, id, by)
  ) STRICT;
  CREATE INDEX autosaves_by_time ON autosaves (at);
  `,
  // Which file of a picture the site has drawn itself: it may put a newer drawing there, until a person puts theirs.
  `
  ALTER TABLE images ADD COLUMN drawn TEXT;
  UPDATE images SET drawn = sha256 WHERE created_by = 'starter' AND is_illustration = 1 AND id = substr(sha256, 1, 20);
  `,
  // What stands where is counted without reading the entries themselves, which hold their articles.
  `
  CREATE INDEX entries_standing ON entries (kind, id, trashed_at, status, publish_at, end_at);
  `,
  // What several processes count together (platform/limits); on SQLite each counts in its memory.
  [
    {
      sqlite: "",
      postgres: `
  CREATE TABLE rate_limits (key TEXT COLLATE "C" NOT NULL PRIMARY KEY, points BIGINT NOT NULL, expire BIGINT);
  CREATE INDEX rate_limits_expire ON rate_limits (expire);
  `,
    },
  ],
  // Who has which entry's form open.
  `
  CREATE TABLE presences (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    by TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (kind, id, by),
    FOREIGN KEY (kind, id) REFERENCES entries (kind, id) ON DELETE CASCADE
  ) STRICT;
  CREATE INDEX presences_by_time ON presences (at);
  `,
  // Which entries name which: filled by the first start after it.
  `
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
  `,
  // What admins say of a version.
  `
  ALTER TABLE revisions ADD COLUMN note TEXT NOT NULL DEFAULT '';
  `,
  // What people did last, however much a machine has brought in since.
  `
  CREATE INDEX revisions_of_people ON revisions (at DESC, version DESC) WHERE by NOT IN ('starter', 'import');
  `,
  // What a list says of an entry beside its content stands in the index that it is walked along.
  `
  DROP INDEX entries_visible;
  CREATE INDEX entries_visible ON entries (kind, publish_at DESC, id, end_at, live_at, updated_at, version) WHERE status = 'published' AND trashed_at IS NULL;
  `,
  // Which keys go together: of three columns looked at one by one PostgreSQL guesses a hundred rows where there are thousands,
  // and puts a whole list in order for each of its pages.
  [
    {
      sqlite: "",
      postgres: `
  CREATE STATISTICS entry_keys_alike (mcv, dependencies) ON kind, name, text FROM entry_keys;
  ANALYZE entry_keys;
  `,
    },
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
];

/** The newest step this build knows. */
export const KNOWN_SCHEMA = migrations.length;

/** Brings the database to a schema, usually the newest, each step whole or not at all. Refuses one made by a newer build. */
export function migrate(sqlite: DatabaseSync, wanted = KNOWN_SCHEMA): void {
  assertKnown(schemaOf(sqlite));
  while (schemaOf(sqlite) < wanted) {
    sqlite.exec("BEGIN IMMEDIATE");
    try {
      // Asked again under the lock: another process may have taken this step meanwhile.
      const version = schemaOf(sqlite);
      if (version < wanted) sqlite.exec(`${stepIn("sqlite", version)}; PRAGMA user_version = ${version + 1}`);
      sqlite.exec("COMMIT");
    } catch (error) {
      // On a full disk SQLite has done so by itself.
      if (sqlite.isTransaction) sqlite.exec("ROLLBACK");
      throw error;
    }
  }
}

const DAY_MS = 86_400_000;

/** Held until a transaction ends: who writes does it alone. The number is "borp". */
export const ONE_WRITER = "select pg_advisory_xact_lock(1651471984)";

/** The same on PostgreSQL: all steps whole or none, by one process however many start at once. */
export async function migratePostgres(
  pool: Pool,
  beforeUpgrade: () => Promise<void> = async () => {},
  wanted = KNOWN_SCHEMA,
): Promise<void> {
  const client = await pool.connect();
  try {
    if (await isForeignPostgres(client)) throw new DatabaseForeign("it has none of the site's tables, but others");
    if ((await postgresSchema(client)) === wanted) return;
    // Copying and changing a large site takes minutes, of which this connection is idle for some.
    const patient = (text: string) => client.query({ text, query_timeout: DAY_MS } as QueryConfig);
    const unlimited = ["statement", "lock", "idle_in_transaction_session"].map(
      (name) => `set local ${name}_timeout = 0`,
    );
    await patient(["begin", ...unlimited, ONE_WRITER].join("; "));
    // Asked again under the lock: another process may have done it meanwhile.
    const found = await postgresSchema(client);
    assertKnown(found);
    if (found > 0 && found < wanted) await beforeUpgrade();
    if (found === 0)
      await client.query(
        `${FUNCTIONS}; CREATE TABLE schema_version (version BIGINT NOT NULL); INSERT INTO schema_version VALUES (0)`,
      );
    for (let version = found; version < wanted; version += 1) await patient(stepIn("postgres", version));
    await client.query("UPDATE schema_version SET version = $1", [Math.max(found, wanted)]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** Whether the tables here are another program's; an extension's are nobody's. */
export async function isForeignPostgres(client: Pick<Pool, "query">): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT relname AS name FROM pg_class
     WHERE relkind IN ('r', 'p') AND relnamespace = current_schema()::regnamespace
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')`,
  );
  return isForeign(rows.map(({ name }) => String(name)));
}

/** The step a database on PostgreSQL stands at; 0 where the site has never been. */
export async function postgresSchema(client: Pick<Pool, "query">): Promise<number> {
  // Read from the table of tables: to_regclass answers from what this connection remembers, and another may have made it since.
  const { rows: found } = await client.query(
    "SELECT EXISTS (SELECT FROM pg_class WHERE relname = 'schema_version' AND pg_table_is_visible(oid)) AS is_there",
  );
  if (!found[0].is_there) return 0;
  const { rows } = await client.query("SELECT version FROM schema_version");
  return Number(rows[0].version);
}

function stepIn(database: "sqlite" | "postgres", version: number): string {
  const parts = [migrations[version] ?? []].flat() as readonly Part[];
  return parts
    .map((part) => (typeof part !== "string" ? part[database] : database === "sqlite" ? part : asPostgres(part)))
    .join("");
}

function assertKnown(schema: number): void {
  if (schema <= KNOWN_SCHEMA) return;
  throw new DatabaseNewer(`The database is at schema ${schema}, this build knows ${KNOWN_SCHEMA}: run a newer build.`);
}

/** The number of the step a database stands at; 0 for one that is no database of this site, or empty. */
export function schemaOf(sqlite: DatabaseSync): number {
  return Number(sqlite.prepare("PRAGMA user_version").get()?.user_version ?? 0);
}
