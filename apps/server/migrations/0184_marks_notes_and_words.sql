-- B9.05: what a shelter adds in its own words to the fixed facts of an email about an adoption.
CREATE TABLE letter_words (
  shelter_id uuid NOT NULL REFERENCES shelters,
  stage text NOT NULL CHECK (stage IN ('asked', 'approved', 'declined', 'adopted')),
  words text NOT NULL,
  PRIMARY KEY (shelter_id, stage)
);

-- B9.12: to whom a shelter does not adopt again. It outlives the account as digests, for two years.
CREATE TABLE person_marks (
  id uuid PRIMARY KEY,
  shelter_id uuid NOT NULL REFERENCES shelters,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  -- Keyed with a secret of the installation.
  mailbox_digest text NOT NULL,
  phone_digest text,
  reason text,
  set_by uuid REFERENCES users ON DELETE SET NULL,
  set_at timestamptz NOT NULL,
  -- Null as long as there is the account.
  expires_at timestamptz,
  UNIQUE (shelter_id, user_id)
);
CREATE INDEX person_marks_mailbox_idx ON person_marks (shelter_id, mailbox_digest);
CREATE INDEX person_marks_phone_idx ON person_marks (shelter_id, phone_digest);
CREATE INDEX person_marks_user_idx ON person_marks (user_id);
CREATE INDEX person_marks_set_by_idx ON person_marks (set_by) WHERE set_by IS NOT NULL;

-- B11.05: what staff note for each other. Each text is a row, of which the latest counts.
CREATE TABLE internal_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shelter_id uuid NOT NULL REFERENCES shelters,
  pet_id uuid REFERENCES pets ON DELETE CASCADE,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  visit_id uuid REFERENCES visits ON DELETE CASCADE,
  text text,
  written_by uuid REFERENCES users ON DELETE SET NULL,
  written_at timestamptz NOT NULL,
  CHECK (num_nonnulls(pet_id, user_id, visit_id) = 1)
);
CREATE INDEX internal_notes_pet_idx ON internal_notes (pet_id) WHERE pet_id IS NOT NULL;
CREATE INDEX internal_notes_user_idx ON internal_notes (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX internal_notes_visit_idx ON internal_notes (visit_id) WHERE visit_id IS NOT NULL;
CREATE INDEX internal_notes_written_idx ON internal_notes (written_by) WHERE written_by IS NOT NULL;
