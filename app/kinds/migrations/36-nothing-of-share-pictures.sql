-- Nothing is stored of share pictures and open forms any more.

DROP TABLE share_pictures;
DROP TABLE presences;
