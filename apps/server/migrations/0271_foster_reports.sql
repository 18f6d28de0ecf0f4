-- B11.04: what foster carers report about pets. An answer becomes a fact only when staff accept it.
CREATE TABLE foster_answers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  shelter_id uuid NOT NULL REFERENCES shelters,
  pet_id uuid NOT NULL REFERENCES pets ON DELETE CASCADE,
  question text NOT NULL CHECK (question IN ('children', 'dogs', 'cats', 'strangers', 'alone', 'training')),
  -- True, false, or a choice of the fact.
  value text NOT NULL,
  sentence text,
  written_by uuid REFERENCES users ON DELETE SET NULL,
  written_at timestamptz NOT NULL,
  -- Null while it waits; `replaced` by a later answer before anybody decided.
  decision text CHECK (decision IN ('accepted', 'dismissed', 'replaced')),
  decided_by uuid REFERENCES users ON DELETE SET NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX foster_answers_waiting_key ON foster_answers (pet_id, question) WHERE decision IS NULL;
CREATE INDEX foster_answers_pet_idx ON foster_answers (pet_id);
CREATE INDEX foster_answers_written_idx ON foster_answers (written_by) WHERE written_by IS NOT NULL;
CREATE INDEX foster_answers_decided_idx ON foster_answers (decided_by) WHERE decided_by IS NOT NULL;

-- For the screens of staff.
CREATE TRIGGER foster_answers_inserted AFTER INSERT ON foster_answers
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_care_changed();
CREATE TRIGGER foster_answers_updated AFTER UPDATE ON foster_answers
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_care_changed();
