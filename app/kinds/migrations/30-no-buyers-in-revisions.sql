-- Whom a snake was promised to is in no version of its entry.

-- sqlite

UPDATE revisions SET content = json_set(content, '$.fields.soldTo', '')
  WHERE kind = 'ball' AND coalesce(json_extract(content, '$.fields.soldTo'), '') <> '';

-- postgres

UPDATE revisions SET content = jsonb_set(content::jsonb, '{fields,soldTo}', '""')::text
  WHERE kind = 'ball' AND coalesce(content::jsonb #>> '{fields,soldTo}', '') <> '';
