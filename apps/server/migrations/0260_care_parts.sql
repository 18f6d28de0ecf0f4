-- B11: which parts of the care of pets a shelter uses.
ALTER TABLE shelters ADD COLUMN care_parts text[] NOT NULL DEFAULT '{}'
  CHECK (care_parts <@ ARRAY['places', 'care', 'tasks']);

-- The parts have their own switch, which must not be in the way of somebody who changes the other settings.
DROP TRIGGER shelters_version ON shelters;
CREATE TRIGGER shelters_version BEFORE UPDATE ON shelters FOR EACH ROW
  WHEN (to_jsonb(OLD) - '{version,updated_at,second_factor_required_at,care_parts}'::text[]
    IS DISTINCT FROM to_jsonb(NEW) - '{version,updated_at,second_factor_required_at,care_parts}'::text[])
  EXECUTE FUNCTION count_version();
