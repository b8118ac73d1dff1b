-- Sealed notebooks of keepers (app/notebook/sealed): the site knows neither their owners nor their contents.

CREATE TABLE note_boxes (
  address TEXT NOT NULL PRIMARY KEY,
  version INTEGER NOT NULL,
  sealed BLOB NOT NULL,
  size INTEGER NOT NULL,
  deletion TEXT NOT NULL,
  visited_on TEXT NOT NULL
) STRICT;
CREATE INDEX note_boxes_by_visit ON note_boxes (visited_on);
