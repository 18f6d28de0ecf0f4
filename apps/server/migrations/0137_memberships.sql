-- B8.06: who is staff, where, as what, since when and until when. `users.role` follows from it, and stays what the
-- specification's calls say: admin for everybody of the staff.
CREATE TABLE memberships (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Null for those who run the installation.
  shelter_id uuid REFERENCES shelters,
  role text NOT NULL CHECK (role IN ('volunteer', 'staff', 'manager', 'network_admin')),
  since timestamptz NOT NULL,
  -- Null while it lasts.
  until timestamptz,
  suspended_at timestamptz,
  invited_by uuid REFERENCES users ON DELETE SET NULL,
  CHECK ((role = 'network_admin') = (shelter_id IS NULL))
);
CREATE UNIQUE INDEX memberships_current_key
  ON memberships (user_id, coalesce(shelter_id, '00000000-0000-0000-0000-000000000000'))
  WHERE until IS NULL;
CREATE INDEX memberships_invited_by_idx ON memberships (invited_by);

DROP TRIGGER users_shelter ON users;
DROP FUNCTION set_shelter_of_staff();
ALTER TABLE users DROP COLUMN shelter_id;

CREATE FUNCTION derive_role_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person uuid := coalesce(NEW.user_id, OLD.user_id);
  derived text := CASE WHEN EXISTS (
    SELECT FROM memberships WHERE user_id = person AND until IS NULL AND suspended_at IS NULL
  ) THEN 'admin' ELSE 'adopter' END;
BEGIN
  UPDATE users SET role = derived WHERE id = person AND role <> derived;
  RETURN NULL;
END $$;

INSERT INTO memberships (user_id, shelter_id, role, since)
SELECT users.id, place.shelter_id, place.role, users.created_at
FROM users, (VALUES
  ('00000000-0000-7000-8000-000000000001'::uuid, 'manager'), (NULL, 'network_admin')
) AS place (shelter_id, role)
WHERE users.role = 'admin';

CREATE TRIGGER memberships_role AFTER INSERT OR UPDATE OR DELETE ON memberships
  FOR EACH ROW EXECUTE FUNCTION derive_role_of_person();
