-- S79: keys with which programs read at one shelter. The secret of a key is a grant of its maker with the purpose
-- 'key', of which the key is the subject; a key without it has ended.
CREATE TABLE program_keys (
  id uuid PRIMARY KEY,
  shelter_id uuid NOT NULL REFERENCES shelters,
  name text NOT NULL,
  scopes text[] NOT NULL CHECK (cardinality(scopes) > 0 AND scopes <@ ARRAY['pets.read', 'visits.read']),
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  last_used_at timestamptz
);
CREATE INDEX program_keys_shelter_idx ON program_keys (shelter_id);

-- Whatever purposes and kinds there are already.
DO $$
DECLARE
  purposes text := (SELECT pg_get_expr(conbin, conrelid) FROM pg_constraint
    WHERE conname = 'grants_purpose_check' AND conrelid = 'grants'::regclass);
  kinds text := (SELECT pg_get_expr(conbin, conrelid) FROM pg_constraint
    WHERE conname = 'journal_kind_check' AND conrelid = 'journal'::regclass);
BEGIN
  ALTER TABLE grants DROP CONSTRAINT grants_purpose_check;
  EXECUTE format('ALTER TABLE grants ADD CONSTRAINT grants_purpose_check CHECK (%s OR purpose = ''key'')', purposes);
  ALTER TABLE journal DROP CONSTRAINT journal_kind_check;
  EXECUTE format('ALTER TABLE journal ADD CONSTRAINT journal_kind_check
    CHECK (%s OR kind IN (''key.created'', ''key.revoked'')) NOT VALID', kinds);
END $$;
