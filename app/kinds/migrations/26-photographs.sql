-- Who took a photograph, on what terms it is shown, and when it was taken.

ALTER TABLE images ADD COLUMN credit TEXT NOT NULL DEFAULT '';
ALTER TABLE images ADD COLUMN licence TEXT NOT NULL DEFAULT '';
ALTER TABLE images ADD COLUMN taken_on TEXT NOT NULL DEFAULT '';
