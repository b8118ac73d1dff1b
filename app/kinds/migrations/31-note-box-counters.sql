-- How many sealed notebooks there are, and how large, is counted with each write; some last ten minutes only.

INSERT INTO counters (name, value) SELECT 'note boxes', count(*) FROM note_boxes;
INSERT INTO counters (name, value) SELECT 'note box bytes', coalesce(sum(length(sealed)), 0) FROM note_boxes;
ALTER TABLE note_boxes DROP COLUMN size;
ALTER TABLE note_boxes ADD COLUMN expires_at TEXT;
CREATE INDEX note_boxes_by_expiry ON note_boxes (expires_at) WHERE expires_at IS NOT NULL;
