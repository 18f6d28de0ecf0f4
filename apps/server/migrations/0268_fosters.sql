-- B11.04: people who care for pets at home, and what they can take in.
ALTER TABLE shelters DROP CONSTRAINT shelters_care_parts_check,
  ADD CONSTRAINT shelters_care_parts_check CHECK (care_parts <@ ARRAY['places', 'care', 'fosters', 'tasks']);
ALTER TABLE memberships DROP CONSTRAINT memberships_role_check,
  ADD CONSTRAINT memberships_role_check CHECK (role IN ('foster', 'volunteer', 'staff', 'manager', 'network_admin'));
ALTER TABLE staff_invitations DROP CONSTRAINT staff_invitations_role_check,
  ADD CONSTRAINT staff_invitations_role_check CHECK (role IN ('foster', 'volunteer', 'staff', 'manager'));

-- A foster home is a place with a person. It is closed with its place.
CREATE TABLE foster_homes (
  place_id uuid PRIMARY KEY,
  shelter_id uuid NOT NULL,
  -- Null after the account was erased; the pets still live there until they are moved.
  user_id uuid REFERENCES users ON DELETE SET NULL,
  -- What the person can take in.
  takes text[] NOT NULL DEFAULT '{}' CHECK (takes <@ ARRAY['puppies', 'dogs', 'kittens', 'cats']),
  gives_medicine boolean NOT NULL DEFAULT false,
  -- Who lives there; true and false are answers.
  has_dogs boolean,
  has_cats boolean,
  has_children boolean,
  -- No offers before this day; null where offers may come.
  away_until date,
  -- B11.06: weekdays of visits, 0 for Sunday; null for every day on which the shelter has visits.
  visit_days smallint[] CHECK (visit_days <@ ARRAY[0, 1, 2, 3, 4, 5, 6]::smallint[]),
  -- Never the home; null for the shelter.
  meeting_place text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  FOREIGN KEY (shelter_id, place_id) REFERENCES places (shelter_id, id)
);
CREATE UNIQUE INDEX foster_homes_user_key ON foster_homes (shelter_id, user_id) WHERE user_id IS NOT NULL;
CREATE INDEX foster_homes_user_idx ON foster_homes (user_id) WHERE user_id IS NOT NULL;
CREATE TRIGGER foster_homes_version BEFORE UPDATE ON foster_homes FOR EACH ROW EXECUTE FUNCTION count_version();
