-- A sealed notebook is a chain of parts. One of before is named by the number that it is sealed with, until a device writes it again.

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
