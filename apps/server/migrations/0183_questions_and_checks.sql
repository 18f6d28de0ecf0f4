-- B9.05: what a shelter asks everybody who would like to adopt. A version is never changed, so that answers keep the
-- questions of then.
CREATE TABLE adoption_questions (
  shelter_id uuid NOT NULL REFERENCES shelters,
  version integer NOT NULL CHECK (version > 0),
  -- A list of {id, text, kind, choices}.
  questions jsonb NOT NULL,
  changed_by uuid REFERENCES users ON DELETE SET NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (shelter_id, version)
);
CREATE INDEX adoption_questions_changed_idx ON adoption_questions (changed_by) WHERE changed_by IS NOT NULL;

-- They go with the account.
CREATE TABLE adoption_answers (
  adoption_id uuid PRIMARY KEY REFERENCES adoptions ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  version integer NOT NULL,
  -- By the id of the question.
  answers jsonb NOT NULL,
  answered_at timestamptz NOT NULL
);
CREATE INDEX adoption_answers_user_idx ON adoption_answers (user_id);

-- What staff have checked before an adoption.
CREATE TABLE adoption_checks (
  adoption_id uuid NOT NULL REFERENCES adoptions ON DELETE CASCADE,
  "check" text NOT NULL CHECK ("check" IN ('landlord', 'vet', 'home', 'meeting')),
  result text NOT NULL CHECK (result IN ('ok', 'not_ok', 'not_needed')),
  note text,
  checked_by uuid REFERENCES users ON DELETE SET NULL,
  checked_at timestamptz NOT NULL,
  PRIMARY KEY (adoption_id, "check")
);
CREATE INDEX adoption_checks_by_idx ON adoption_checks (checked_by) WHERE checked_by IS NOT NULL;
