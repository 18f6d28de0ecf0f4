-- B10.01: photos of an import as a zip file beside it.
-- Name, size and time of the zip file, whether all of it has arrived, and what is wrong with it.
ALTER TABLE imports ADD COLUMN photo_archive jsonb;

ALTER TABLE import_pieces ADD COLUMN is_photos boolean NOT NULL DEFAULT false;
ALTER TABLE import_pieces DROP CONSTRAINT import_pieces_pkey;
ALTER TABLE import_pieces ADD PRIMARY KEY (import_id, is_photos, position);

-- The files of the zip file, in the order of their paths.
CREATE TABLE import_photos (
  import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE,
  position integer NOT NULL,
  path text NOT NULL,
  -- The row of its animal; null where there is none, or more than one.
  line integer,
  is_stored boolean NOT NULL DEFAULT false,
  -- Why it is not taken.
  problem text,
  PRIMARY KEY (import_id, position)
);
CREATE INDEX import_photos_line_idx ON import_photos (import_id, line, position);
