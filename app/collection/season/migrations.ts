// The table of season events, as steps of the numbered order in `app/kinds/migrations.server.ts`. What has shipped is never edited.

import type { MigrationPart } from "#app/platform/database/migrations.server.ts";

// The days that entries hold already stay in their fields: the log is what is noted from now on, and pages show both.
export const seasonEventsTable: readonly MigrationPart[] = [
  `
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
  `,
];

const columns = "kind, entry, type, date, until, note, version, created_at, created_by, updated_at, updated_by";

/** The contents of an entry that hold days, each with whether visitors may see them. */
const sources = [
  { content: "live", isPublic: "1" },
  { content: "draft", isPublic: "CASE WHEN e.live IS NULL THEN 1 ELSE 0 END" },
  { content: "next", isPublic: "0" },
] as const;

const field = (content: string, name: string) => `json_extract(e.${content}, '$.fields.${name}')`;
const day = (content: string, name: string) => `coalesce(${field(content, name)}, '')`;
const figure = (content: string, name: string) => `CAST(${field(content, name)} AS INTEGER)`;
const unread = (name: string) => `json_extract(e.draft, '$.unread."fields.${name}"')`;

const INTO = `INSERT INTO season_events (kind, entry, type, date, until, count, slugs, note, is_public, created_at, created_by, updated_at, updated_by)`;
const BY = "e.updated_at, e.updated_by, e.updated_at, e.updated_by";

/** One step of the season, unless the table has it on that day. */
const dayOf = (type: string) =>
  sources
    .map(
      ({ content, isPublic }) => `
  ${INTO}
    SELECT e.kind, e.id, '${type}', ${day(content, type)}, ${day(content, type)}, NULL, NULL, '', ${isPublic}, ${BY}
    FROM entries e
    WHERE e.kind = 'breed' AND ${day(content, type)} <> '' AND NOT EXISTS (
      SELECT 1 FROM season_events s
      WHERE s.kind = e.kind AND s.entry = e.id AND s.type = '${type}' AND ${day(content, type)} IN (s.date, s.until)
    );`,
    )
    .join("");

/** The clutch or the hatching with its counts, unless the table has the same. */
const countsOf = (type: string, count: string, slugs: string | null) =>
  sources
    .map(({ content, isPublic }) => {
      const others = slugs === null ? "NULL" : figure(content, slugs);
      return `
  ${INTO}
    SELECT e.kind, e.id, '${type}', ${day(content, type)}, ${day(content, type)}, ${figure(content, count)}, ${others}, '', ${isPublic}, ${BY}
    FROM entries e
    WHERE e.kind = 'breed' AND (${day(content, type)} <> '' OR ${field(content, count)} IS NOT NULL OR ${others} IS NOT NULL) AND NOT EXISTS (
      SELECT 1 FROM season_events s
      WHERE s.kind = e.kind AND s.entry = e.id AND s.type = '${type}'
        AND (${day(content, type)} = '' OR ${day(content, type)} IN (s.date, s.until))
        AND (${figure(content, count)} IS NULL OR s.count = ${figure(content, count)}) AND (${others} IS NULL OR s.slugs = ${others})
    );`;
    })
    .join("");

/** A day that a draft holds as it was typed, unreadable, is a note of the day of that draft. */
const unreadNotes = [
  ["pairings", "ペアリング日"],
  ["ovulated", "排卵日"],
  ["preLayShed", "産卵前脱皮"],
  ["laid", "産卵日"],
  ["hatched", "ハッチ日"],
  ["eggs", "有精卵"],
  ["slugs", "スラッグ"],
  ["hatchlings", "孵化数"],
].map(
  ([name = "", label]) => `
  ${INTO}
    SELECT e.kind, e.id, 'note', substr(e.updated_at, 1, 10), substr(e.updated_at, 1, 10), NULL, NULL,
      '${label}（読めない入力）：' || ${unread(name)}, 1, ${BY}
    FROM entries e WHERE e.kind = 'breed' AND coalesce(${unread(name)}, '') <> '';`,
);

const pairings = (each: (content: string) => string) =>
  sources
    .map(
      ({ content, isPublic }) => `
  ${INTO}
    SELECT DISTINCT e.kind, e.id, 'together', p.value, p.value, CAST(NULL AS INTEGER), CAST(NULL AS INTEGER), '', ${isPublic}, ${BY}
    FROM entries e, ${each(content)}
    WHERE e.kind = 'breed' AND p.value IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM season_events s
      WHERE s.kind = e.kind AND s.entry = e.id AND s.type IN ('together', 'lock') AND p.value IN (s.date, s.until)
    )
    ORDER BY e.id, p.value;`,
    )
    .join("");

const gone = ["pairings", "ovulated", "preLayShed", "laid", "hatched", "eggs", "slugs", "hatchlings"];
const contents = ["live", "draft", "next"];
const sqliteRemoved = (content: string) =>
  `${content} = json_remove(${content}, ${gone.flatMap((name) => [`'$.fields.${name}'`, `'$.unread."fields.${name}"'`]).join(", ")})`;
const postgresRemoved = (content: string) =>
  `${content} = (${content}::jsonb${gone.map((name) => ` #- '{fields,${name}}' #- '{unread,fields.${name}}'`).join("")})::text`;

// One table for a season's days and counts: what the entries' fields held moves into it, and the fields are gone.
export const seasonFactsInEvents: readonly MigrationPart[] = [
  `
  CREATE TABLE season_facts (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    entry TEXT NOT NULL,
    type TEXT NOT NULL CHECK (type IN
      ('together', 'lock', 'apart', 'follicles', 'ovulated', 'preLayShed', 'laid', 'lost', 'hatched', 'note')),
    date TEXT NOT NULL,
    until TEXT NOT NULL,
    millimetres REAL,
    count INTEGER,
    slugs INTEGER,
    sire TEXT,
    note TEXT NOT NULL DEFAULT '',
    is_public INTEGER NOT NULL DEFAULT 1 CHECK (is_public IN (0, 1)),
    version INTEGER NOT NULL DEFAULT 1,
    created_at TEXT NOT NULL,
    created_by TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    updated_by TEXT NOT NULL,
    FOREIGN KEY (kind, entry) REFERENCES entries (kind, id) ON DELETE CASCADE,
    CHECK (until >= date),
    CHECK (date <> '' OR type IN ('laid', 'hatched')),
    CHECK ((type = 'follicles') = (millimetres IS NOT NULL)),
    CHECK (count IS NULL OR (count >= 0 AND type IN ('laid', 'lost', 'hatched'))),
    CHECK (slugs IS NULL OR (slugs >= 0 AND type = 'laid')),
    CHECK (type <> 'lost' OR count IS NOT NULL),
    CHECK (sire IS NULL OR type IN ('together', 'lock')),
    CHECK (type <> 'note' OR note <> '')
  ) STRICT;
  INSERT INTO season_facts (id, millimetres, ${columns}) SELECT id, millimetres, ${columns} FROM season_events ORDER BY id;
  DROP TABLE season_events;
  ALTER TABLE season_facts RENAME TO season_events;
  CREATE INDEX season_events_of_entry ON season_events (kind, entry, date, id);
  `,
  {
    sqlite: "",
    postgres:
      "SELECT setval(pg_get_serial_sequence('season_events', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM season_events), false);",
  },
  // A laying noted in the log takes the eggs that the entry counted, where the entry names no other day.
  `
  UPDATE season_events SET
    count = (SELECT CAST(json_extract(coalesce(e.live, e.draft), '$.fields.eggs') AS INTEGER) FROM entries e
      WHERE e.kind = season_events.kind AND e.id = season_events.entry),
    slugs = (SELECT CAST(json_extract(coalesce(e.live, e.draft), '$.fields.slugs') AS INTEGER) FROM entries e
      WHERE e.kind = season_events.kind AND e.id = season_events.entry)
    WHERE id IN (
      SELECT min(s.id) FROM season_events s JOIN entries e ON e.kind = s.kind AND e.id = s.entry
      WHERE s.type = 'laid' AND (
        json_extract(coalesce(e.live, e.draft), '$.fields.laid') IS NULL
        OR json_extract(coalesce(e.live, e.draft), '$.fields.laid') IN (s.date, s.until)
      )
      GROUP BY s.entry
    );
  ${["ovulated", "preLayShed"].map(dayOf).join("")}
  ${countsOf("laid", "eggs", "slugs")}
  ${countsOf("hatched", "hatchlings", null)}
  ${unreadNotes.join("")}
  `,
  {
    sqlite: `
  ${pairings((content) => `json_each(e.${content}, '$.fields.pairings') p`)}
  UPDATE entries SET ${contents.map(sqliteRemoved).join(", ")} WHERE kind = 'breed';
  UPDATE entries SET draft = json_remove(draft, '$.unread') WHERE kind = 'breed' AND json_extract(draft, '$.unread') = '{}';
  `,
    postgres: `
  ${pairings(
    (content) =>
      `jsonb_array_elements_text(CASE jsonb_typeof(e.${content}::jsonb #> '{fields,pairings}') WHEN 'array' THEN e.${content}::jsonb #> '{fields,pairings}' ELSE '[]'::jsonb END) AS p(value)`,
  )}
  UPDATE entries SET ${contents.map(postgresRemoved).join(", ")} WHERE kind = 'breed';
  UPDATE entries SET draft = (draft::jsonb - 'unread')::text WHERE kind = 'breed' AND draft::jsonb -> 'unread' = '{}'::jsonb;
  `,
  },
  `
  UPDATE counters SET value = value + 1 WHERE name = 'generation';
  UPDATE counters SET value = 0 WHERE name = 'index';
  `,
];
