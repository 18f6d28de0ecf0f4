-- B11.05: the diary of pets and people is in the store of internal notes. Its notes have an id, and their texts a number;
-- the one note beside the diary has neither.
ALTER TABLE internal_notes
  ADD COLUMN entry_id uuid,
  ADD COLUMN number integer CHECK (number >= 1),
  ADD UNIQUE (shelter_id, id),
  ADD CHECK ((entry_id IS NULL) = (number IS NULL)),
  ADD CHECK (entry_id IS NULL OR (text IS NOT NULL AND visit_id IS NULL));
-- Of two corrections of one text, one comes first.
CREATE UNIQUE INDEX internal_notes_entry_key ON internal_notes (entry_id, number) WHERE entry_id IS NOT NULL;
CREATE INDEX internal_notes_shelter_written_idx ON internal_notes (shelter_id, written_at);

-- Colleagues whom the latest text of a note names after an `@`. Without a row it is only a name.
CREATE TABLE mentions (
  id uuid PRIMARY KEY,
  shelter_id uuid NOT NULL REFERENCES shelters,
  note_id bigint NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- As the text has it.
  name text NOT NULL,
  done_by uuid REFERENCES users ON DELETE SET NULL,
  done_at timestamptz,
  updated_at timestamptz NOT NULL,
  UNIQUE (note_id, user_id),
  FOREIGN KEY (shelter_id, note_id) REFERENCES internal_notes (shelter_id, id) ON DELETE CASCADE,
  CHECK (done_by IS NULL OR done_at IS NOT NULL)
);
CREATE INDEX mentions_open_idx ON mentions (shelter_id) WHERE done_at IS NULL;
CREATE INDEX mentions_note_idx ON mentions (shelter_id, note_id);
CREATE INDEX mentions_user_idx ON mentions (user_id);
CREATE INDEX mentions_done_by_idx ON mentions (done_by) WHERE done_by IS NOT NULL;

-- The diary of a pet has its moves.
CREATE INDEX pet_places_pet_idx ON pet_places (pet_id);

-- For the screens of staff.
CREATE TRIGGER internal_notes_inserted AFTER INSERT ON internal_notes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_care_changed();
CREATE TRIGGER internal_notes_deleted AFTER DELETE ON internal_notes
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_care_changed();
CREATE TRIGGER mentions_updated AFTER UPDATE ON mentions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_care_changed();
