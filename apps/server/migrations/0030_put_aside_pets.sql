-- B2.07: pets that an adopter does not want to see among the matches.
CREATE TABLE put_aside_pets (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  pet_id uuid NOT NULL REFERENCES pets (id) ON DELETE CASCADE,
  reason text CHECK (reason IN ('size', 'energy', 'age', 'household', 'needs', 'other')),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, pet_id)
);
CREATE INDEX put_aside_pets_pet_idx ON put_aside_pets (pet_id);
CREATE TRIGGER put_aside_pets_changed AFTER INSERT OR DELETE ON put_aside_pets
  FOR EACH ROW EXECUTE FUNCTION notify_preferences_changed();
