-- Two active visits of one pet never overlap: btree_gist lets the constraint compare the pet too.
CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TABLE users (
  id uuid PRIMARY KEY,
  full_name text NOT NULL,
  email text NOT NULL,
  phone_number text CHECK (phone_number ~ '^[0-9]{10}$'),
  role text NOT NULL DEFAULT 'adopter' CHECK (role IN ('admin', 'adopter')),
  password_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX users_email_key ON users (lower(email));

-- A session is the family of the refresh tokens that were rotated out of one another.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX sessions_user_id_idx ON sessions (user_id);
CREATE INDEX sessions_expires_at_idx ON sessions (expires_at);

-- Only hashes are kept. `rotated_at` is when the token was exchanged; `successor` is what for.
CREATE TABLE refresh_tokens (
  token_hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  rotated_at timestamptz,
  successor bytea
);
CREATE INDEX refresh_tokens_session_id_idx ON refresh_tokens (session_id);

CREATE TABLE password_resets (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_resets_user_id_idx ON password_resets (user_id);

-- Counters shared by all servers of this database; worthless after a crash, so not logged.
CREATE UNLOGGED TABLE throttles (
  key text PRIMARY KEY,
  hits integer NOT NULL,
  window_ends_at timestamptz NOT NULL
);

CREATE TABLE pets (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  species text NOT NULL CHECK (species IN ('Dog', 'Cat')),
  breed text NOT NULL CHECK (breed <> ''),
  age_group text NOT NULL CHECK (age_group IN ('Baby', 'Young', 'Adult', 'Senior')),
  sex text NOT NULL CHECK (sex IN ('Male', 'Female')),
  size text NOT NULL CHECK (size IN ('Small', 'Medium', 'Large', 'ExtraLarge')),
  status text NOT NULL CHECK (status IN ('Available', 'Pending', 'Adopted')),
  energy_level text CHECK (energy_level IN ('LapPet', 'Calm', 'Moderate', 'VeryActive')),
  experience_level text CHECK (experience_level IN ('Beginner', 'Intermediate', 'Advanced')),
  hair_length text CHECK (hair_length IN ('Short', 'Medium', 'Long')),
  allergy_friendly boolean,
  special_needs boolean NOT NULL DEFAULT false,
  kid_friendly boolean,
  pet_friendly boolean,
  training_traits text[] NOT NULL DEFAULT '{}'
    CHECK (training_traits <@ ARRAY['HouseTrained', 'LitterTrained'])
    CHECK (species = 'Cat' OR NOT 'LitterTrained' = ANY (training_traits)),
  shelter_notes text,
  summary text,
  description text,
  -- A photo of ours: content hash and what a page must know before it has loaded.
  photo_hash text,
  photo_width integer,
  photo_height integer,
  photo_color text,
  photo_placeholder text,
  -- A photo that lies elsewhere: {small, medium, large, full}.
  external_photo jsonb,
  -- Where an imported pet came from, so that importing again updates it.
  source text,
  source_id text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((photo_hash IS NULL) = (photo_width IS NULL)),
  CHECK ((source IS NULL) = (source_id IS NULL))
);
CREATE UNIQUE INDEX pets_source_key ON pets (source, source_id) WHERE source IS NOT NULL;
CREATE INDEX pets_newest_idx ON pets (created_at DESC, id DESC);
CREATE INDEX pets_status_newest_idx ON pets (status, created_at DESC, id DESC);
CREATE INDEX pets_photo_hash_idx ON pets (photo_hash) WHERE photo_hash IS NOT NULL;

CREATE TABLE preferences (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  preferred_species text NOT NULL,
  pet_purpose text NOT NULL,
  has_children boolean NOT NULL,
  has_dogs boolean NOT NULL,
  has_cats boolean NOT NULL,
  ownership_experience text NOT NULL,
  preferred_age text NOT NULL,
  preferred_sex text NOT NULL,
  preferred_size text NOT NULL,
  preferred_energy_level text,
  preferred_hair_length text,
  wants_allergy_friendly boolean NOT NULL,
  accepts_special_needs boolean NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE required_traits (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  trait text NOT NULL CHECK (trait IN ('HouseTrained', 'LitterTrained')),
  PRIMARY KEY (user_id, trait)
);

CREATE TABLE visits (
  id uuid PRIMARY KEY,
  -- Null after the pet was deleted.
  pet_id uuid REFERENCES pets ON DELETE SET NULL,
  -- Null for a walk-in, who has left a name instead.
  user_id uuid REFERENCES users ON DELETE CASCADE,
  visitor_name text,
  visitor_email text,
  visitor_phone text,
  status text NOT NULL
    CHECK (status IN ('pending', 'approved', 'confirmed', 'completed', 'cancelled')),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  notes text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (user_id IS NOT NULL OR visitor_name IS NOT NULL)
);
-- Created before the next constraint, so that PostgreSQL tests it first: whoever asks twice for the
-- same pet and time hears of the duplicate and not of the conflict with themselves.
CREATE UNIQUE INDEX visits_one_pending_request ON visits (user_id, pet_id)
  WHERE status = 'pending';
ALTER TABLE visits ADD CONSTRAINT visits_no_overlap EXCLUDE USING gist (
  pet_id WITH =,
  tstzrange(starts_at, ends_at) WITH &&
) WHERE (status IN ('pending', 'approved', 'confirmed'));
CREATE INDEX visits_user_idx ON visits (user_id, starts_at DESC, id DESC);
CREATE INDEX visits_newest_idx ON visits (created_at DESC, id DESC);
CREATE INDEX visits_pet_idx ON visits (pet_id);

-- Servers keep public answers until the pets change, whoever changes them: the message is delivered
-- when the transaction commits, and messages of one transaction are merged.
CREATE FUNCTION notify_pets_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('pets_changed', '');
  RETURN NULL;
END $$;
CREATE TRIGGER pets_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pets
  FOR EACH STATEMENT EXECUTE FUNCTION notify_pets_changed();

-- One row after the first start came so far as to listen: from then on no demonstration is made
-- unless it is asked for, even if somebody empties the shelter.
CREATE TABLE first_start (ended_at timestamptz NOT NULL);
CREATE UNIQUE INDEX first_start_once ON first_start ((true));
