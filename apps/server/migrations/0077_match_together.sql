-- B2.11: two people who match together have a row each. Either account takes both rows with it.
CREATE TABLE match_partners (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  partner_id uuid NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
  joined_at timestamptz NOT NULL,
  CHECK (user_id <> partner_id)
);

-- The link by which a partner joins. Only the hash of its token is stored; a new link replaces the former one.
CREATE TABLE match_invitations (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL
);
