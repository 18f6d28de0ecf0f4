ALTER TABLE jobs
  -- Unique over all databases, other than id: mails take their Message-ID from it.
  ADD COLUMN uid uuid NOT NULL DEFAULT gen_random_uuid(),
  -- Jobs of one group run in order, one at a time; groups take turns. NULL: on its own.
  ADD COLUMN group_key text,
  -- Runs that failed. `attempts` also counts runs that were merely postponed, and tells claims apart.
  ADD COLUMN failures integer NOT NULL DEFAULT 0,
  -- When a limit first postponed the job.
  ADD COLUMN held_at timestamptz;
UPDATE jobs SET failures = attempts;
CREATE INDEX jobs_group_idx ON jobs (group_key, id) WHERE failed_at IS NULL;

-- Each mailbox has a fixed number of slots, and each mail that is sent takes one for an hour: the primary
-- key keeps simultaneous servers within the limit. Only a hash of the mailbox is stored. Worthless after
-- a crash, so not logged.
CREATE UNLOGGED TABLE mail_slots (
  mailbox text NOT NULL,
  slot integer NOT NULL,
  job uuid NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (mailbox, slot)
);
CREATE INDEX mail_slots_used_at_idx ON mail_slots (used_at);
