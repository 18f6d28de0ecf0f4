-- Until when a limit holds a group of jobs, at its oldest one: those that come meanwhile are held too.
ALTER TABLE jobs ADD COLUMN held_until timestamptz;
CREATE INDEX jobs_held_idx ON jobs (held_until) WHERE held_until IS NOT NULL AND failed_at IS NULL;
