-- B3.09: the secret address at which calendar programs of a member of staff read the visits. Only the hash of
-- its token is stored; a new address replaces the former one.
CREATE TABLE calendar_addresses (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);
