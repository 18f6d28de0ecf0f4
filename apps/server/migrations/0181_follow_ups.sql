-- B9.08: some days after an adoption its adopter is asked how the pet is doing. The link of the question is a grant with
-- the purpose 'follow-up', of which the question is the subject.
CREATE TABLE follow_ups (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  adoption_id uuid NOT NULL REFERENCES adoptions ON DELETE CASCADE,
  day smallint NOT NULL CHECK (day IN (3, 14, 60)),
  due_at timestamptz NOT NULL,
  -- Null until the question is sent.
  asked_at timestamptz,
  -- The adopter wants no more questions.
  stopped_at timestamptz,
  answer text CHECK (answer IN ('very_well', 'settling_in', 'not_well')),
  words text,
  answered_at timestamptz,
  -- Who of the staff takes care of it.
  taken_by uuid REFERENCES users ON DELETE SET NULL,
  done_at timestamptz,
  UNIQUE (adoption_id, day),
  CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CHECK (answer IS NOT NULL OR (words IS NULL AND taken_by IS NULL AND done_at IS NULL))
);
CREATE INDEX follow_ups_due_idx ON follow_ups (due_at) WHERE asked_at IS NULL AND stopped_at IS NULL;
CREATE INDEX follow_ups_task_idx ON follow_ups (answered_at) WHERE answer = 'not_well' AND done_at IS NULL;
CREATE INDEX follow_ups_answered_idx ON follow_ups (answered_at) WHERE answer IS NOT NULL;
CREATE INDEX follow_ups_taken_idx ON follow_ups (taken_by) WHERE taken_by IS NOT NULL;

-- Whatever purposes there are already.
DO $$
DECLARE
  purposes text := (SELECT pg_get_expr(conbin, conrelid) FROM pg_constraint
    WHERE conname = 'grants_purpose_check' AND conrelid = 'grants'::regclass);
BEGIN
  ALTER TABLE grants DROP CONSTRAINT grants_purpose_check;
  EXECUTE format('ALTER TABLE grants ADD CONSTRAINT grants_purpose_check CHECK (%s OR purpose = ''follow-up'')', purposes);
END $$;
