-- A flood of refused sign-ins is some lines and a number.

ALTER TABLE events ADD COLUMN more INTEGER NOT NULL DEFAULT 0;
