-- The pictures that pages were shared with, by what they show.

CREATE TABLE share_pictures (
  name TEXT NOT NULL PRIMARY KEY,
  bytes BLOB NOT NULL,
  drawn_at TEXT NOT NULL
) STRICT;
CREATE INDEX share_pictures_by_time ON share_pictures (drawn_at);
