-- With whom a person matched together until the other one ended it: the person is told on the matches page, and takes
-- the row away there.
CREATE TABLE match_endings (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  former_partner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  ended_at timestamptz NOT NULL
);
CREATE INDEX match_endings_former_partner_idx ON match_endings (former_partner_id);
