-- B8.08: a manager asks to remove the second factor of a colleague who has lost the device; another one confirms it.
CREATE TABLE factor_resets (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  asked_by uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  asked_at timestamptz NOT NULL
);
CREATE INDEX factor_resets_asked_by_idx ON factor_resets (asked_by);
