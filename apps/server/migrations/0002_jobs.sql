-- Work that an answer does not wait for. It is written down in the transaction of the change that it
-- follows from, so that it is done if, and only if, that change was made.
CREATE TABLE jobs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  queue text NOT NULL,
  payload jsonb NOT NULL,
  -- A server that takes a job puts this off; if it dies, the job is due again by then.
  due_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  -- When it was given up.
  failed_at timestamptz
);
CREATE INDEX jobs_due_idx ON jobs (due_at, id) WHERE failed_at IS NULL;

-- What comes round; whichever server moves the time on does the work.
CREATE TABLE periodic_jobs (
  name text PRIMARY KEY,
  next_at timestamptz NOT NULL
);

ALTER TABLE visits
  -- Of the newest letter about the visit: older ones that are still waiting are not sent any more.
  ADD COLUMN letter_sequence integer NOT NULL DEFAULT 0,
  ADD COLUMN reminded_at timestamptz;
CREATE INDEX visits_to_remind_idx ON visits (starts_at)
  WHERE status = 'confirmed' AND reminded_at IS NULL;
