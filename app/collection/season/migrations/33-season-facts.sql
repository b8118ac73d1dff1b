-- One table for a season's days and counts: what the entries' fields held moves into it, and the fields are gone. Of an entry's
-- three contents each day is taken once, a draft's and a waiting change's hidden unless nothing is live.

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
INSERT INTO season_facts (id, millimetres, kind, entry, type, date, until, note, version, created_at, created_by, updated_at, updated_by) SELECT id, millimetres, kind, entry, type, date, until, note, version, created_at, created_by, updated_at, updated_by FROM season_events ORDER BY id;
DROP TABLE season_events;
ALTER TABLE season_facts RENAME TO season_events;
CREATE INDEX season_events_of_entry ON season_events (kind, entry, date, id);

-- postgres

SELECT setval(pg_get_serial_sequence('season_events', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM season_events), false);

-- both

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

INSERT INTO season_events (kind, entry, type, date, until, count, slugs, note, is_public, created_at, created_by, updated_at, updated_by)
  SELECT e.kind, e.id, 'ovulated', coalesce(json_extract(e.live, '$.fields.ovulated'), ''), coalesce(json_extract(e.live, '$.fields.ovulated'), ''), NULL, NULL, '', 1, e.updated_at, e.updated_by, e.updated_at, e.updated_by
  FROM entries e
  WHERE e.kind = 'breed' AND coalesce(json_extract(e.live, '$.fields.ovulated'), '') <> '' AND NOT EXISTS (
    SELECT 1 FROM season_events s
    WHERE s.kind = e.kind AND s.entry = e.id AND s.type = 'ovulated' AND coalesce(json_extract(e.live, '$.fields.ovulated'), '') IN (s.date, s.until)
  );
INSERT INTO season_events (kind, entry, type, date, until, count, slugs, note, is_public, created_at, created_by, updated_at, updated_by)
  SELECT e.kind, e.id, 'ovulated', coalesce(json_extract(e.draft, '$.fields.ovulated'), ''), coalesce(json_extract(e.draft, '$.fields.ovulated'), ''), NULL, NULL, '', CASE WHEN e.live IS NULL THEN 1 ELSE 0 END, e.updated_at, e.updated_by, e.updated_at, e.updated_by
  FROM entries e
  WHERE e.kind = 'breed' AND coalesce(json_extract(e.draft, '$.fields.ovulated'), '') <> '' AND NOT EXISTS (
    SELECT 1 FROM season_events s
    WHERE s.kind = e.kind AND s.entry = e.id AND s.type = 'ovulated' AND coalesce(json_extract(e.draft, '$.fields.ovulated'), '') IN (s.date, s.until)
  );
INSERT INTO season_events (kind, entry, type, date, until, count, slugs, note, is_public, created_at, created_by, updated_at, updated_by)
  SELECT e.kind, e.id, 'ovulated', coalesce(json_extract(e.next, '$.fields.ovulated'), ''), coalesce(json_extract(e.next, '$.fields.ovulated'), ''), NULL, NULL, '', 0, e.updated_at, e.updated_by, e.updated_at, e.updated_by
  FROM entries e
  WHERE e.kind = 'breed' AND coalesce(json_extract(e.next, '$.fields.ovulated'), '') <> '' AND NOT EXISTS (
    SELECT 1 FROM season_events s
    WHERE s.kind = e.kind AND s.entry = e.id AND s.type = 'ovulated' AND coalesce(json_extract(e.next, '$.fields.ovulated'), '') IN (s.date, s.until)
  );
INSERT INTO season_events (kind, entry, type, date, until, count, slugs, note, is_public, created_at, created_by, updated_at, updated_by)
  SELECT e.kind, e.id, 'preLayShed', coalesce(json_extract(e.live, '$.fields.preLayShed'), ''), coalesce(json_extract(e.live, '$.fields.preLayShed'), ''), NULL, NULL, '', 1, e.updated_at, e.updated_by, e.updated_at, e.updated_by
  FROM entries e
  WHERE e.kind = 'breed' AND coalesce(json_extract(e.live, '$.fields.preLayShed'), '') <> '' AND NOT EXISTS (
    SELECT 1 FROM season_events s
    WHERE s.kind = e.kind AND s.entry = e.id AND s.type = 'preLayShed' AND coalesce(json_extract(e.live, '$.fields.preLayShed'), '') IN (s.date, s.until)
  );
INSERT INTO season_events (kind, entry, type, date, until, count, slugs, note, is_public, created_at, created_by, updated_at, updated_by)
  SELECT e.kind, e.id, 'preLayShed', coalesce(json_extract(e.draft, '$.fields.preLayShed'), ''), coalesce(json_extract(e.draft, '$.fields.preLayShed'), ''), NULL, NULL, '', CASE WHEN e.live IS NULL THEN 1 ELSE 0 END, e.updated_at, e.updated_by, e.updated_at, e.updated_by
  FROM entries e
  WHERE e.kind = 'breed' AND coalesce(json_extract(e.draft, '$.fields.preLayShed'), '') <> '' AND NOT EXISTS (
    SELECT 1 FROM season_events s
    WHERE s.kind = e.kind AND s.entry = e.id AND s.type = 'preLayShed' AND coalesce(json_extract(e.draft, '$.fields.preLayShed'), '') IN (s.date, s.until)
  );
INSERT INTO season_events (kind, entry, type, date, until, count, slugs, note, is_public, created_at, created_by, updated_at, updated_by)
  SELECT e.kind, e.id, 'preLayShed', coalesce(json_extract(e.next, '$.fields.preLayShed'), ''), coalesce(json_extract(e.next, '$.fields.preLayShed'), ''), NULL, NULL, '', 0, e.updated_at, e.updated_by, e.updated_at, e.updated_by
  FROM entries e
  WHERE e.kind = 'breed' AND coalesce(json_extract(e.next, '$.fields.preLayShed'), '') <> '' AND NOT EXISTS (
    SELECT 1 FROM season_events s
    WHERE s.kind = e.kind AND s.entry = e.id AND s.type = 'preLayShed' AND coalesce(json_extract(e.next, '$.fields.preLayShed'), '') IN (s.date, s.until)
  );

INSERT INTO season_events (kind, entry, type, date, until, count, slugs, note, is_public, created_at, created_by, updated_at, updated_by)
  SELECT e.kind, e.id, 'laid', coalesce(json_extract(e.live, '$.fields.laid'), ''), coalesce(json_extract(e.live, '$.fields.laid'), ''), CAST(json_extract(e.live, '$.fields.eggs') AS INTEGER), CAST(json_extract(e.live, '$.fields.slugs') AS INTEGER), '', 1, e.updated_at, e.updated_by, e.updated_at, e.updated_by
  FROM entries e
  WHERE e.kind = 'breed' AND (coalesce(json_extract(e.live, '$.fields.laid'), '') <> '' OR json_extract(e.live, '$.fields.eggs') IS NOT NULL OR CAST(json_extract(e.live, '$.fields.slugs') AS INTEGER) IS NOT NULL) AND NOT EXISTS (
    SELECT 1 FROM season_events s
    WHERE s.kind = e.kind AND s.entry = e.id AND s.type = 'laid'
      AND (coalesce(json_extract(e.live, '$.fields.laid'), '') = '' OR coalesce(json_extract(e.live, '$.fields.laid'), '') IN (s.date, s.until))
      AND (CAST(json_extract(e.live, '$.fields.eggs') AS INTEGER) IS NULL OR s.count = CAST(json_extract(e.live, '$.fields.eggs') AS INTEGER)) AND (CAST(json_extract(e.live, '$.fields.slugs') AS INTEGER) IS NULL OR s.slugs = CAST(json_extract(e.live, '$.fields.slugs') AS INTEGER))
  );
INSERT INTO season_events (kind, entry, type, date, until, count, slugs, note, is_public, created_at, created_by, updated_at, updated_by)
  SELECT e.kind, e.id, 'laid', coalesce(json_extract(e.draft, '$.fields.laid'), ''), coalesce(json_extract(e.draft, '$.fields.laid'), ''), CAST(json_extract(e.draft, '$.fields.eggs') AS INTEGER), CAST(json_extract(e.draft, '$.fields.slugs') AS INTEGER), '', CASE WHEN e.live IS NULL THEN 1 ELSE 0 END, e.updated_at, e.updated_by, e.updated_at, e.updated_by
  FROM entries e
  WHERE e.kind = 'breed' AND (coalesce(json_extract(e.draft, '$.fields.laid'), '') <> '' OR json_extract(e.draft, '$.fields.eggs') IS NOT NULL OR CAST(json_extract(e.draft, '$.fields.slugs') AS INTEGER) IS NOT NULL) AND NOT EXISTS (
    SELECT 1 FROM season_events s
    WHERE s.kind = e.kind AND s.entry = e.id AND s.type = 'laid'
      AND (coalesce(json_extract(e.draft, '$.fields.laid'), '') = '' OR coalesce(json_extract(e.draft, '$.fields.laid'), '') IN (s.date, s.until))
      AND (CAST(json_extract(e.draft, '$.fields.eggs') AS INTEGER) IS NULL OR s.count = CAST(json_extract(e.draft, '$.fields.eggs') AS INTEGER)) AND (CAST(json_extract(e.draft, '$.fields.slugs') AS INTEGER) IS NULL OR s.slugs = CAST(json_extract(e.draft, '$.fields.slugs') AS INTEGER))
  );
INSERT INTO season_events (kind, entry, type, date, until, count, slugs, note, is_public, created_at, created_by, updated_at, updated_by)
  SELECT e.kind, e.id, 'laid', coalesce(json_extract(e.next, '$.fields.laid'), ''), coalesce(json_extract(e.next, '$.fields.laid'), ''), CAST(json_extract(e.next, '$.fields.eggs') AS INTEGER), CAST(json_extract(e.next, '$.fields.slugs') AS INTEGER), '', 0, e.updated_at, e.updated_by, e.updated_at, e.updated_by
  FROM entries e
  WHERE e.kind = 'breed' AND (coalesce(json_extract(e.next, '$.fields.laid'), '') <> '' OR json_extract(e.next, '$.fields.eggs') IS NOT NULL OR CAST(json_extract(e.next, '$.fields.slugs') AS INTEGER) IS NOT NULL) AND NOT EXISTS (
    SELECT 1 FROM season_events s
    WHERE s.kind = e.kind AND s.entry = e.id AND s.type = 'laid'
      AND (coalesce(json_extract(e.next, '$.fields.laid'), '') = '' OR coalesce(json_extract(e.next, '$.fields.laid'), '') IN (s.date, s.until))
      AND (CAST(json_extract(e.next, '$.fields.eggs') AS INTEGER) IS NULL OR s.count = CAST(json_extract(e.next, '$.fields.eggs') AS INTEGER)) AND (CAST(json_extract(e.next, '$.fields.slugs') AS INTEGER) IS NULL OR s.slugs = CAST(json_extract(e.next, '$.fields.slugs') AS INTEGER))
  );

INSERT INTO season_events (kind, entry, type, date, until, count, slugs, note, is_public, created_at, created_by, updated_at, updated_by)
  SELECT e.kind, e.id, 'hatched', coalesce(json_extract(e.live, '$.fields.hatched'), ''), coalesce(json_extract(e.live, '$.fields.hatched'), ''), CAST(json_extract(e.live, '$.fields.hatchlings') AS INTEGER), NULL, '', 1, e.updated_at, e.updated_by, e.updated_at, e.updated_by
  FROM entries e
  WHERE e.kind = 'breed' AND (coalesce(json_extract(e.live, '$.fields.hatched'), '') <> '' OR json_extract(e.live, '$.fields.hatchlings') IS NOT NULL OR NULL IS NOT NULL) AND NOT EXISTS (
    SELECT 1 FROM season_events s
    WHERE s.kind = e.kind AND s.entry = e.id AND s.type = 'hatched'
      AND (coalesce(json_extract(e.live, '$.fields.hatched'), '') = '' OR coalesce(json_extract(e.live, '$.fields.hatched'), '') IN (s.date, s.until))
      AND (CAST(json_extract(e.live, '$.fields.hatchlings') AS INTEGER) IS NULL OR s.count = CAST(json_extract(e.live, '$.fields.hatchlings') AS INTEGER)) AND (NULL IS NULL OR s.slugs = NULL)
  );
INSERT INTO season_events (kind, entry, type, date, until, count, slugs, note, is_public, created_at, created_by, updated_at, updated_by)
  SELECT e.kind, e.id, 'hatched', coalesce(json_extract(e.draft, '$.fields.hatched'), ''), coalesce(json_extract(e.draft, '$.fields.hatched'), ''), CAST(json_extract(e.draft, '$.fields.hatchlings') AS INTEGER), NULL, '', CASE WHEN e.live IS NULL THEN 1 ELSE 0 END, e.updated_at, e.updated_by, e.updated_at, e.updated_by
  FROM entries e
  WHERE e.kind = 'breed' AND (coalesce(json_extract(e.draft, '$.fields.hatched'), '') <> '' OR json_extract(e.draft, '$.fields.hatchlings') IS NOT NULL OR NULL IS NOT NULL) AND NOT EXISTS (
    SELECT 1 FROM season_events s
    WHERE s.kind = e.kind AND s.entry = e.id AND s.type = 'hatched'
      AND (coalesce(json_extract(e.draft, '$.fields.hatched'), '') = '' OR coalesce(json_extract(e.draft, '$.fields.hatched'), '') IN (s.date, s.until))
      AND (CAST(json_extract(e.draft, '$.fields.hatchlings') AS INTEGER) IS NULL OR s.count = CAST(json_extract(e.draft, '$.fields.hatchlings') AS INTEGER)) AND (NULL IS NULL OR s.slugs = NULL)
  );
INSERT INTO season_events (kind, entry, type, date, until, count, slugs, note, is_public, created_at, created_by, updated_at, updated_by)
  SELECT e.kind, e.id, 'hatched', coalesce(json_extract(e.next, '$.fields.hatched'), ''), coalesce(json_extract(e.next, '$.fields.hatched'), ''), CAST(json_extract(e.next, '$.fields.hatchlings') AS INTEGER), NULL, '', 0, e.updated_at, e.updated_by, e.updated_at, e.updated_by
  FROM entries e
  WHERE e.kind = 'breed' AND (coalesce(json_extract(e.next, '$.fields.hatched'), '') <> '' OR json_extract(e.next, '$.fields.hatchlings') IS NOT NULL OR NULL IS NOT NULL) AND NOT EXISTS (
    SELECT 1 FROM season_events s
    WHERE s.kind = e.kind AND s.entry = e.id AND s.type = 'hatched'
      AND (coalesce(json_extract(e.next, '$.fields.hatched'), '') = '' OR coalesce(json_extract(e.next, '$.fields.hatched'), '') IN (s.date, s.until))
      AND (CAST(json_extract(e.next, '$.fields.hatchlings') AS INTEGER) IS NULL OR s.count = CAST(json_extract(e.next, '$.fields.hatchlings') AS INTEGER)) AND (NULL IS NULL OR s.slugs = NULL)
  );

INSERT INTO season_events (kind, entry, type, date, until, count, slugs, note, is_public, created_at, created_by, updated_at, updated_by)
  SELECT e.kind, e.id, 'note', substr(e.updated_at, 1, 10), substr(e.updated_at, 1, 10), NULL, NULL,
    'ペアリング日（読めない入力）：' || json_extract(e.draft, '$.unread."fields.pairings"'), 1, e.updated_at, e.updated_by, e.updated_at, e.updated_by
  FROM entries e WHERE e.kind = 'breed' AND coalesce(json_extract(e.draft, '$.unread."fields.pairings"'), '') <> '';
INSERT INTO season_events (kind, entry, type, date, until, count, slugs, note, is_public, created_at, created_by, updated_at, updated_by)
  SELECT e.kind, e.id, 'note', substr(e.updated_at, 1, 10), substr(e.updated_at, 1, 10), NULL, NULL,
    '排卵日（読めない入力）：' || json_extract(e.draft, '$.unread."fields.ovulated"'), 1, e.updated_at, e.updated_by, e.updated_at, e.updated_by
  FROM entries e WHERE e.kind = 'breed' AND coalesce(json_extract(e.draft, '$.unread."fields.ovulated"'), '') <> '';
INSERT INTO season_events (kind, entry, type, date, until, count, slugs, note, is_public, created_at, created_by, updated_at, updated_by)
  SELECT e.kind, e.id, 'note', substr(e.updated_at, 1, 10), substr(e.updated_at, 1, 10), NULL, NULL,
    '産卵前脱皮（読めない入力）：' || json_extract(e.draft, '$.unread."fields.preLayShed"'), 1, e.updated_at, e.updated_by, e.updated_at, e.updated_by
  FROM entries e WHERE e.kind = 'breed' AND coalesce(json_extract(e.draft, '$.unread."fields.preLayShed"'), '') <> '';
INSERT INTO season_events (kind, entry, type, date, until, count, slugs, note, is_public, created_at, created_by, updated_at, updated_by)
  SELECT e.kind, e.id, 'note', substr(e.updated_at, 1, 10), substr(e.updated_at, 1, 10), NULL, NULL,
    '産卵日（読めない入力）：' || json_extract(e.draft, '$.unread."fields.laid"'), 1, e.updated_at, e.updated_by, e.updated_at, e.updated_by
  FROM entries e WHERE e.kind = 'breed' AND coalesce(json_extract(e.draft, '$.unread."fields.laid"'), '') <> '';
INSERT INTO season_events (kind, entry, type, date, until, count, slugs, note, is_public, created_at, created_by, updated_at, updated_by)
  SELECT e.kind, e.id, 'note', substr(e.updated_at, 1, 10), substr(e.updated_at, 1, 10), NULL, NULL,
    'ハッチ日（読めない入力）：' || json_extract(e.draft, '$.unread."fields.hatched"'), 1, e.updated_at, e.updated_by, e.updated_at, e.updated_by
  FROM entries e WHERE e.kind = 'breed' AND coalesce(json_extract(e.draft, '$.unread."fields.hatched"'), '') <> '';
INSERT INTO season_events (kind, entry, type, date, until, count, slugs, note, is_public, created_at, created_by, updated_at, updated_by)
  SELECT e.kind, e.id, 'note', substr(e.updated_at, 1, 10), substr(e.updated_at, 1, 10), NULL, NULL,
    '有精卵（読めない入力）：' || json_extract(e.draft, '$.unread."fields.eggs"'), 1, e.updated_at, e.updated_by, e.updated_at, e.updated_by
  FROM entries e WHERE e.kind = 'breed' AND coalesce(json_extract(e.draft, '$.unread."fields.eggs"'), '') <> '';
INSERT INTO season_events (kind, entry, type, date, until, count, slugs, note, is_public, created_at, created_by, updated_at, updated_by)
  SELECT e.kind, e.id, 'note', substr(e.updated_at, 1, 10), substr(e.updated_at, 1, 10), NULL, NULL,
    'スラッグ（読めない入力）：' || json_extract(e.draft, '$.unread."fields.slugs"'), 1, e.updated_at, e.updated_by, e.updated_at, e.updated_by
  FROM entries e WHERE e.kind = 'breed' AND coalesce(json_extract(e.draft, '$.unread."fields.slugs"'), '') <> '';
INSERT INTO season_events (kind, entry, type, date, until, count, slugs, note, is_public, created_at, created_by, updated_at, updated_by)
  SELECT e.kind, e.id, 'note', substr(e.updated_at, 1, 10), substr(e.updated_at, 1, 10), NULL, NULL,
    '孵化数（読めない入力）：' || json_extract(e.draft, '$.unread."fields.hatchlings"'), 1, e.updated_at, e.updated_by, e.updated_at, e.updated_by
  FROM entries e WHERE e.kind = 'breed' AND coalesce(json_extract(e.draft, '$.unread."fields.hatchlings"'), '') <> '';

-- sqlite

INSERT INTO season_events (kind, entry, type, date, until, count, slugs, note, is_public, created_at, created_by, updated_at, updated_by)
  SELECT DISTINCT e.kind, e.id, 'together', p.value, p.value, CAST(NULL AS INTEGER), CAST(NULL AS INTEGER), '', 1, e.updated_at, e.updated_by, e.updated_at, e.updated_by
  FROM entries e, json_each(e.live, '$.fields.pairings') p
  WHERE e.kind = 'breed' AND p.value IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM season_events s
    WHERE s.kind = e.kind AND s.entry = e.id AND s.type IN ('together', 'lock') AND p.value IN (s.date, s.until)
  )
  ORDER BY e.id, p.value;
INSERT INTO season_events (kind, entry, type, date, until, count, slugs, note, is_public, created_at, created_by, updated_at, updated_by)
  SELECT DISTINCT e.kind, e.id, 'together', p.value, p.value, CAST(NULL AS INTEGER), CAST(NULL AS INTEGER), '', CASE WHEN e.live IS NULL THEN 1 ELSE 0 END, e.updated_at, e.updated_by, e.updated_at, e.updated_by
  FROM entries e, json_each(e.draft, '$.fields.pairings') p
  WHERE e.kind = 'breed' AND p.value IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM season_events s
    WHERE s.kind = e.kind AND s.entry = e.id AND s.type IN ('together', 'lock') AND p.value IN (s.date, s.until)
  )
  ORDER BY e.id, p.value;
INSERT INTO season_events (kind, entry, type, date, until, count, slugs, note, is_public, created_at, created_by, updated_at, updated_by)
  SELECT DISTINCT e.kind, e.id, 'together', p.value, p.value, CAST(NULL AS INTEGER), CAST(NULL AS INTEGER), '', 0, e.updated_at, e.updated_by, e.updated_at, e.updated_by
  FROM entries e, json_each(e.next, '$.fields.pairings') p
  WHERE e.kind = 'breed' AND p.value IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM season_events s
    WHERE s.kind = e.kind AND s.entry = e.id AND s.type IN ('together', 'lock') AND p.value IN (s.date, s.until)
  )
  ORDER BY e.id, p.value;
UPDATE entries SET live = json_remove(live, '$.fields.pairings', '$.unread."fields.pairings"', '$.fields.ovulated', '$.unread."fields.ovulated"', '$.fields.preLayShed', '$.unread."fields.preLayShed"', '$.fields.laid', '$.unread."fields.laid"', '$.fields.hatched', '$.unread."fields.hatched"', '$.fields.eggs', '$.unread."fields.eggs"', '$.fields.slugs', '$.unread."fields.slugs"', '$.fields.hatchlings', '$.unread."fields.hatchlings"'), draft = json_remove(draft, '$.fields.pairings', '$.unread."fields.pairings"', '$.fields.ovulated', '$.unread."fields.ovulated"', '$.fields.preLayShed', '$.unread."fields.preLayShed"', '$.fields.laid', '$.unread."fields.laid"', '$.fields.hatched', '$.unread."fields.hatched"', '$.fields.eggs', '$.unread."fields.eggs"', '$.fields.slugs', '$.unread."fields.slugs"', '$.fields.hatchlings', '$.unread."fields.hatchlings"'), next = json_remove(next, '$.fields.pairings', '$.unread."fields.pairings"', '$.fields.ovulated', '$.unread."fields.ovulated"', '$.fields.preLayShed', '$.unread."fields.preLayShed"', '$.fields.laid', '$.unread."fields.laid"', '$.fields.hatched', '$.unread."fields.hatched"', '$.fields.eggs', '$.unread."fields.eggs"', '$.fields.slugs', '$.unread."fields.slugs"', '$.fields.hatchlings', '$.unread."fields.hatchlings"') WHERE kind = 'breed';
UPDATE entries SET draft = json_remove(draft, '$.unread') WHERE kind = 'breed' AND json_extract(draft, '$.unread') = '{}';

-- postgres

INSERT INTO season_events (kind, entry, type, date, until, count, slugs, note, is_public, created_at, created_by, updated_at, updated_by)
  SELECT DISTINCT e.kind, e.id, 'together', p.value, p.value, CAST(NULL AS INTEGER), CAST(NULL AS INTEGER), '', 1, e.updated_at, e.updated_by, e.updated_at, e.updated_by
  FROM entries e, jsonb_array_elements_text(CASE jsonb_typeof(e.live::jsonb #> '{fields,pairings}') WHEN 'array' THEN e.live::jsonb #> '{fields,pairings}' ELSE '[]'::jsonb END) AS p(value)
  WHERE e.kind = 'breed' AND p.value IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM season_events s
    WHERE s.kind = e.kind AND s.entry = e.id AND s.type IN ('together', 'lock') AND p.value IN (s.date, s.until)
  )
  ORDER BY e.id, p.value;
INSERT INTO season_events (kind, entry, type, date, until, count, slugs, note, is_public, created_at, created_by, updated_at, updated_by)
  SELECT DISTINCT e.kind, e.id, 'together', p.value, p.value, CAST(NULL AS INTEGER), CAST(NULL AS INTEGER), '', CASE WHEN e.live IS NULL THEN 1 ELSE 0 END, e.updated_at, e.updated_by, e.updated_at, e.updated_by
  FROM entries e, jsonb_array_elements_text(CASE jsonb_typeof(e.draft::jsonb #> '{fields,pairings}') WHEN 'array' THEN e.draft::jsonb #> '{fields,pairings}' ELSE '[]'::jsonb END) AS p(value)
  WHERE e.kind = 'breed' AND p.value IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM season_events s
    WHERE s.kind = e.kind AND s.entry = e.id AND s.type IN ('together', 'lock') AND p.value IN (s.date, s.until)
  )
  ORDER BY e.id, p.value;
INSERT INTO season_events (kind, entry, type, date, until, count, slugs, note, is_public, created_at, created_by, updated_at, updated_by)
  SELECT DISTINCT e.kind, e.id, 'together', p.value, p.value, CAST(NULL AS INTEGER), CAST(NULL AS INTEGER), '', 0, e.updated_at, e.updated_by, e.updated_at, e.updated_by
  FROM entries e, jsonb_array_elements_text(CASE jsonb_typeof(e.next::jsonb #> '{fields,pairings}') WHEN 'array' THEN e.next::jsonb #> '{fields,pairings}' ELSE '[]'::jsonb END) AS p(value)
  WHERE e.kind = 'breed' AND p.value IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM season_events s
    WHERE s.kind = e.kind AND s.entry = e.id AND s.type IN ('together', 'lock') AND p.value IN (s.date, s.until)
  )
  ORDER BY e.id, p.value;
UPDATE entries SET live = (live::jsonb #- '{fields,pairings}' #- '{unread,fields.pairings}' #- '{fields,ovulated}' #- '{unread,fields.ovulated}' #- '{fields,preLayShed}' #- '{unread,fields.preLayShed}' #- '{fields,laid}' #- '{unread,fields.laid}' #- '{fields,hatched}' #- '{unread,fields.hatched}' #- '{fields,eggs}' #- '{unread,fields.eggs}' #- '{fields,slugs}' #- '{unread,fields.slugs}' #- '{fields,hatchlings}' #- '{unread,fields.hatchlings}')::text, draft = (draft::jsonb #- '{fields,pairings}' #- '{unread,fields.pairings}' #- '{fields,ovulated}' #- '{unread,fields.ovulated}' #- '{fields,preLayShed}' #- '{unread,fields.preLayShed}' #- '{fields,laid}' #- '{unread,fields.laid}' #- '{fields,hatched}' #- '{unread,fields.hatched}' #- '{fields,eggs}' #- '{unread,fields.eggs}' #- '{fields,slugs}' #- '{unread,fields.slugs}' #- '{fields,hatchlings}' #- '{unread,fields.hatchlings}')::text, next = (next::jsonb #- '{fields,pairings}' #- '{unread,fields.pairings}' #- '{fields,ovulated}' #- '{unread,fields.ovulated}' #- '{fields,preLayShed}' #- '{unread,fields.preLayShed}' #- '{fields,laid}' #- '{unread,fields.laid}' #- '{fields,hatched}' #- '{unread,fields.hatched}' #- '{fields,eggs}' #- '{unread,fields.eggs}' #- '{fields,slugs}' #- '{unread,fields.slugs}' #- '{fields,hatchlings}' #- '{unread,fields.hatchlings}')::text WHERE kind = 'breed';
UPDATE entries SET draft = (draft::jsonb - 'unread')::text WHERE kind = 'breed' AND draft::jsonb -> 'unread' = '{}'::jsonb;

-- both

UPDATE counters SET value = value + 1 WHERE name = 'generation';
UPDATE counters SET value = 0 WHERE name = 'index';
