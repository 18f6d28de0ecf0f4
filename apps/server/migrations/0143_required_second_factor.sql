-- B8.08: since when the shelter requires a second factor of everybody who works there; null while it does not.
ALTER TABLE shelters ADD COLUMN second_factor_required_at timestamptz;
-- Who was told of it, and when.
ALTER TABLE memberships ADD COLUMN told_of_second_factor_at timestamptz;

-- The requirement has its own switch, which must not be in the way of somebody who changes the other settings.
DROP TRIGGER shelters_version ON shelters;
CREATE TRIGGER shelters_version BEFORE UPDATE ON shelters FOR EACH ROW
  WHEN (to_jsonb(OLD) - '{version,updated_at,second_factor_required_at}'::text[]
    IS DISTINCT FROM to_jsonb(NEW) - '{version,updated_at,second_factor_required_at}'::text[])
  EXECUTE FUNCTION count_version();
