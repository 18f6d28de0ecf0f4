-- B10.02: a new row of a file that may be a pet that is here already.
ALTER TABLE import_rows ADD COLUMN is_possible_duplicate boolean NOT NULL DEFAULT false;
ALTER TABLE imports ADD COLUMN possible_duplicates integer NOT NULL DEFAULT 0;
