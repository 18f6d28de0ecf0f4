-- B8.08: what a person proves who they are with besides the password.
CREATE TABLE passkeys (
  -- The authenticator's own id of the credential, in base64url.
  id text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  public_key bytea NOT NULL,
  -- How often the authenticator says it was used; a lower number than before tells of a copy.
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_user_id_idx ON passkeys (user_id);

CREATE TABLE one_time_codes (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Encrypted with a key of SESSION_SECRET, because codes are computed from it.
  sealed_secret bytea NOT NULL,
  created_at timestamptz NOT NULL,
  -- Null until a first code was right.
  confirmed_at timestamptz,
  -- Of the last accepted code, which no code of the same or an earlier step follows.
  last_step bigint
);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

-- Signed tickets and challenges that were accepted, until they would expire anyway.
CREATE TABLE used_tickets (
  ticket_hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX used_tickets_expires_at_idx ON used_tickets (expires_at);

-- When the person of a session last proved who they are, after the login.
CREATE TABLE session_proofs (
  session_id uuid PRIMARY KEY REFERENCES sessions ON DELETE CASCADE,
  proved_at timestamptz NOT NULL
);
