-- B1.09: the pets that somebody likes. A row outlives its pet, so that the person can be told.
CREATE TABLE favorites (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  pet_id uuid NOT NULL,
  name text NOT NULL,
  species text NOT NULL CHECK (species IN ('Dog', 'Cat')),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, pet_id)
);
CREATE INDEX favorites_pet_idx ON favorites (pet_id);
