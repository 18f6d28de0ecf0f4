-- B11.03: what a test has shown, and what the adopter is told of it, unlike the note.
ALTER TABLE care_items
  ADD COLUMN result text CHECK (result IN ('negative', 'positive', 'unclear')),
  ADD COLUMN result_note text,
  ADD CHECK (result IS NULL OR (kind = 'test' AND done_at IS NOT NULL)),
  ADD CHECK (result_note IS NULL OR result IS NOT NULL);
