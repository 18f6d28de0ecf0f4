-- B11: which parts of the care of pets a shelter uses, and who cares for pets at home.
ALTER TABLE shelters ADD COLUMN care_parts text[] NOT NULL DEFAULT '{}'
  CHECK (care_parts <@ ARRAY['places', 'care', 'fosters', 'tasks']);

ALTER TABLE memberships DROP CONSTRAINT memberships_role_check,
  ADD CONSTRAINT memberships_role_check CHECK (role IN ('foster', 'volunteer', 'staff', 'manager', 'network_admin'));
ALTER TABLE staff_invitations DROP CONSTRAINT staff_invitations_role_check,
  ADD CONSTRAINT staff_invitations_role_check CHECK (role IN ('foster', 'volunteer', 'staff', 'manager'));

-- The parts have their own switch, which must not be in the way of somebody who changes the other settings.
DROP TRIGGER shelters_version ON shelters;
CREATE TRIGGER shelters_version BEFORE UPDATE ON shelters FOR EACH ROW
  WHEN (to_jsonb(OLD) - '{version,updated_at,second_factor_required_at,care_parts}'::text[]
    IS DISTINCT FROM to_jsonb(NEW) - '{version,updated_at,second_factor_required_at,care_parts}'::text[])
  EXECUTE FUNCTION count_version();
