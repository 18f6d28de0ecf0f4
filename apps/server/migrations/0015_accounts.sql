-- Links that confirm an address (B1.11); only hashes of their tokens are stored.
CREATE TABLE email_confirmations (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_confirmations_user_id_idx ON email_confirmations (user_id);

-- Browsers that have signed in to an account, known by their signed device cookie (S53).
CREATE TABLE known_devices (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  device_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, device_id)
);

ALTER TABLE sessions
  ADD COLUMN device_id uuid,
  -- What the browser says of itself at the login, such as Firefox and Windows.
  ADD COLUMN browser text,
  ADD COLUMN platform text;

-- When the password that was printed for the admin of the demonstration stops being accepted on a
-- public address (S63); null for every other password.
ALTER TABLE users ADD COLUMN password_expires_at timestamptz;
UPDATE users SET password_expires_at = created_at + interval '1 day'
WHERE lower(email) = 'admin@pawmatch.example' AND role = 'admin' AND updated_at = created_at;

-- Settings that were applied to the database once, so that a restart does not undo what people have
-- changed since (S54). The fingerprint is a password hash of the setting; null: applied by a version
-- that stored none.
CREATE TABLE applied_settings (
  name text PRIMARY KEY,
  fingerprint text,
  applied_at timestamptz NOT NULL
);
INSERT INTO applied_settings (name, applied_at)
SELECT 'ADMIN_PASSWORD', now() WHERE EXISTS (SELECT FROM users WHERE role = 'admin');

-- A visit outlives the account of its visitor, without anything that tells who it was.
ALTER TABLE visits
  DROP CONSTRAINT visits_user_id_fkey,
  DROP CONSTRAINT visits_check1,
  ADD CONSTRAINT visits_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users ON DELETE SET NULL;
