-- B9.12: two records of one person that staff have joined. While there is a row, it can be undone, and `joined_user_id`
-- cannot log in.
CREATE TABLE person_joins (
  id uuid PRIMARY KEY,
  shelter_id uuid NOT NULL REFERENCES shelters,
  -- The account that remains.
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Null where the other record is a visitor without an account.
  joined_user_id uuid UNIQUE REFERENCES users ON DELETE CASCADE,
  -- What the other record is called.
  full_name text NOT NULL,
  email text,
  phone_number text,
  -- The keys of the rows that were moved, by their tables.
  moved jsonb NOT NULL,
  joined_by uuid REFERENCES users ON DELETE SET NULL,
  joined_at timestamptz NOT NULL,
  CHECK (joined_user_id <> user_id)
);
CREATE INDEX person_joins_user_idx ON person_joins (user_id);
CREATE INDEX person_joins_shelter_idx ON person_joins (shelter_id);
CREATE INDEX person_joins_joined_by_idx ON person_joins (joined_by) WHERE joined_by IS NOT NULL;
CREATE INDEX person_joins_joined_at_idx ON person_joins (joined_at);

-- A visitor whose record is separated from an account again has a name, other than a person who is erased.
DROP TRIGGER visits_erase_notes ON visits;
CREATE TRIGGER visits_erase_notes AFTER UPDATE OF user_id ON visits FOR EACH ROW
  WHEN (OLD.user_id IS NOT NULL AND NEW.user_id IS NULL AND NEW.visitor_name IS NULL)
  EXECUTE FUNCTION erase_earlier_notes();
DROP TRIGGER adoptions_unsigned_contracts ON adoptions;
CREATE TRIGGER adoptions_unsigned_contracts AFTER UPDATE OF user_id ON adoptions FOR EACH ROW
  WHEN (OLD.user_id IS NOT NULL AND NEW.user_id IS NULL AND NEW.adopter_name IS NULL)
  EXECUTE FUNCTION forget_unsigned_contracts();
