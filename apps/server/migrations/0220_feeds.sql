-- B10.04: what other sites get about the pets of a shelter, each in its own columns. The secret address of a feed is a
-- grant with the purpose 'feed', of which the feed is the subject.
CREATE TABLE feeds (
  id uuid PRIMARY KEY,
  shelter_id uuid NOT NULL REFERENCES shelters,
  destination text NOT NULL CHECK (destination IN ('petfinder', 'adoptapet', 'rescuegroups')),
  is_on boolean NOT NULL DEFAULT false,
  -- The shelter's number or name at the site.
  account text,
  -- The delivery; null where the site fetches the file itself.
  protocol text CHECK (protocol IN ('sftp', 'ftps')),
  host text,
  port integer,
  username text,
  -- A password or a private key, encrypted with a key that is derived from SESSION_SECRET.
  secret bytea,
  folder text,
  file_name text,
  -- What somebody has confirmed: the public key of the host, or the certificate.
  server_key bytea,
  every_hours smallint,
  -- When it is sent at the earliest; null when nothing is due. While it is sent, the end of the lease.
  next_send_at timestamptz,
  -- Deliveries that failed since the last one that did not.
  failures integer NOT NULL DEFAULT 0,
  error text,
  failed_at timestamptz,
  -- When the site last got the file or fetched it, and how many pets that offered.
  sent_at timestamptz,
  sent_pets integer,
  held_at timestamptz,
  held_pets integer,
  -- Down to so many pets, somebody has released it; until it is sent.
  released_pets integer,
  UNIQUE (shelter_id, destination),
  CHECK (num_nonnulls(protocol, host, port, username, folder, file_name) IN (0, 6)),
  CHECK (protocol IS NOT NULL OR num_nonnulls(secret, server_key, every_hours, next_send_at) = 0),
  CHECK ((sent_at IS NULL) = (sent_pets IS NULL)),
  CHECK ((held_at IS NULL) = (held_pets IS NULL)),
  CHECK ((error IS NULL) = (failed_at IS NULL))
);
CREATE INDEX feeds_due_idx ON feeds (next_send_at) WHERE next_send_at IS NOT NULL;

-- What a site got about a pet. It may be deleted: then the site is told so.
CREATE TABLE feed_pets (
  feed_id uuid NOT NULL REFERENCES feeds ON DELETE CASCADE,
  pet_id uuid NOT NULL,
  is_left_out boolean NOT NULL DEFAULT false,
  sent_at timestamptz,
  -- As what it was last sent; null when the site does not have it.
  state text CHECK (state IN ('available', 'pending', 'held', 'adopted', 'removed')),
  -- The row of the file, where the site must be told of pets that are removed.
  cells jsonb,
  -- Since when it was sent as adopted or removed.
  ended_at timestamptz,
  PRIMARY KEY (feed_id, pet_id),
  CHECK (state IS NULL OR sent_at IS NOT NULL)
);
CREATE INDEX feed_pets_pet_idx ON feed_pets (pet_id);

-- Whatever purposes there are already.
DO $$
DECLARE
  purposes text := (SELECT pg_get_expr(conbin, conrelid) FROM pg_constraint
    WHERE conname = 'grants_purpose_check' AND conrelid = 'grants'::regclass);
BEGIN
  ALTER TABLE grants DROP CONSTRAINT grants_purpose_check;
  EXECUTE format('ALTER TABLE grants ADD CONSTRAINT grants_purpose_check CHECK (%s OR purpose = ''feed'')', purposes);
END $$;
DROP INDEX grants_only_one;
CREATE UNIQUE INDEX grants_only_one ON grants (purpose, subject_id)
  WHERE purpose IN ('calendar', 'match invitation', 'pet letter', 'staff invitation', 'feed');
