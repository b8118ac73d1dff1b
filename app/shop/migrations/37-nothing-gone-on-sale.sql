-- No snake that has left, died or was excluded is offered: builds before the rule of writes (`collection/life/ball-rule.server.ts`) let a
-- form say otherwise, and the ledger is right. Drafts stay: publishing them is refused, with the reason.

-- sqlite

UPDATE entries SET live = json_set(live, '$.fields.sale', 'not-for-sale', '$.fields.agreedOn', NULL)
  WHERE kind = 'ball' AND coalesce(json_extract(live, '$.fields.sale'), 'not-for-sale') NOT IN ('not-for-sale')
    AND id IN (SELECT snake FROM ledger_lines WHERE json_extract(value, '$.diedOn') IS NOT NULL OR (left_on IS NULL AND coalesce(json_extract(value, '$.excluded'), '') <> ''));
UPDATE entries SET live = json_set(live, '$.fields.sale', 'sold', '$.fields.soldOn', (SELECT left_on FROM ledger_lines WHERE snake = id), '$.fields.agreedOn', NULL)
  WHERE kind = 'ball' AND coalesce(json_extract(live, '$.fields.sale'), 'not-for-sale') NOT IN ('sold', 'not-for-sale')
    AND id IN (SELECT snake FROM ledger_lines WHERE left_on IS NOT NULL AND json_extract(value, '$.diedOn') IS NULL);
UPDATE entries SET next = json_set(next, '$.fields.sale', 'not-for-sale', '$.fields.agreedOn', NULL)
  WHERE kind = 'ball' AND coalesce(json_extract(next, '$.fields.sale'), 'not-for-sale') NOT IN ('not-for-sale')
    AND id IN (SELECT snake FROM ledger_lines WHERE json_extract(value, '$.diedOn') IS NOT NULL OR (left_on IS NULL AND coalesce(json_extract(value, '$.excluded'), '') <> ''));
UPDATE entries SET next = json_set(next, '$.fields.sale', 'sold', '$.fields.soldOn', (SELECT left_on FROM ledger_lines WHERE snake = id), '$.fields.agreedOn', NULL)
  WHERE kind = 'ball' AND coalesce(json_extract(next, '$.fields.sale'), 'not-for-sale') NOT IN ('sold', 'not-for-sale')
    AND id IN (SELECT snake FROM ledger_lines WHERE left_on IS NOT NULL AND json_extract(value, '$.diedOn') IS NULL);

-- postgres

UPDATE entries SET live = jsonb_set(live::jsonb, '{fields}', live::jsonb -> 'fields' || '{"sale": "not-for-sale", "agreedOn": null}'::jsonb)::text
  WHERE kind = 'ball' AND coalesce(live::jsonb #>> '{fields,sale}', 'not-for-sale') NOT IN ('not-for-sale')
    AND id IN (SELECT snake FROM ledger_lines WHERE value::jsonb ->> 'diedOn' IS NOT NULL OR (left_on IS NULL AND coalesce(value::jsonb ->> 'excluded', '') <> ''));
UPDATE entries SET live = jsonb_set(live::jsonb, '{fields}', live::jsonb -> 'fields' || jsonb_build_object('sale', 'sold', 'soldOn', (SELECT left_on FROM ledger_lines WHERE snake = id), 'agreedOn', NULL))::text
  WHERE kind = 'ball' AND coalesce(live::jsonb #>> '{fields,sale}', 'not-for-sale') NOT IN ('sold', 'not-for-sale')
    AND id IN (SELECT snake FROM ledger_lines WHERE left_on IS NOT NULL AND value::jsonb ->> 'diedOn' IS NULL);
UPDATE entries SET next = jsonb_set(next::jsonb, '{fields}', next::jsonb -> 'fields' || '{"sale": "not-for-sale", "agreedOn": null}'::jsonb)::text
  WHERE kind = 'ball' AND coalesce(next::jsonb #>> '{fields,sale}', 'not-for-sale') NOT IN ('not-for-sale')
    AND id IN (SELECT snake FROM ledger_lines WHERE value::jsonb ->> 'diedOn' IS NOT NULL OR (left_on IS NULL AND coalesce(value::jsonb ->> 'excluded', '') <> ''));
UPDATE entries SET next = jsonb_set(next::jsonb, '{fields}', next::jsonb -> 'fields' || jsonb_build_object('sale', 'sold', 'soldOn', (SELECT left_on FROM ledger_lines WHERE snake = id), 'agreedOn', NULL))::text
  WHERE kind = 'ball' AND coalesce(next::jsonb #>> '{fields,sale}', 'not-for-sale') NOT IN ('sold', 'not-for-sale')
    AND id IN (SELECT snake FROM ledger_lines WHERE left_on IS NOT NULL AND value::jsonb ->> 'diedOn' IS NULL);

-- both

UPDATE counters SET value = value + 1 WHERE name = 'generation';
UPDATE counters SET value = 0 WHERE name = 'index';
