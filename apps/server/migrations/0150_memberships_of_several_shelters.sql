-- B8.07: who works at several shelters. Roles that begin or end at the same moment at two of them are counted one after
-- the other, so that `users.role` is right after both.
CREATE OR REPLACE FUNCTION derive_role_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person uuid := coalesce(NEW.user_id, OLD.user_id);
  derived text;
BEGIN
  PERFORM FROM users WHERE id = person FOR NO KEY UPDATE;
  derived := CASE WHEN EXISTS (
    SELECT FROM memberships WHERE user_id = person AND until IS NULL AND suspended_at IS NULL
  ) THEN 'admin' ELSE 'adopter' END;
  UPDATE users SET role = derived WHERE id = person AND role <> derived;
  RETURN NULL;
END $$;

DROP TRIGGER memberships_role ON memberships;
CREATE TRIGGER memberships_role AFTER INSERT OR UPDATE OF until, suspended_at OR DELETE ON memberships
  FOR EACH ROW EXECUTE FUNCTION derive_role_of_person();

-- A role that ends leaves the account staff as long as there is another one, and so has to end open screens itself.
DROP TRIGGER users_role_changed ON users;
CREATE TRIGGER memberships_access AFTER UPDATE OF role, until, suspended_at OR DELETE ON memberships
  FOR EACH ROW EXECUTE FUNCTION record_access_change();

-- B8.02: what somebody is at a shelter is the history of that one.
CREATE OR REPLACE FUNCTION record_role_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  role_before text := CASE WHEN TG_OP = 'UPDATE' AND OLD.until IS NULL THEN OLD.role END;
  role_after text := CASE WHEN NEW.until IS NULL THEN NEW.role END;
  was_suspended boolean := TG_OP = 'UPDATE' AND OLD.suspended_at IS NOT NULL;
  is_suspended boolean := NEW.suspended_at IS NOT NULL;
  changed jsonb := '{}';
BEGIN
  IF role_before IS DISTINCT FROM role_after THEN
    changed := jsonb_build_object('staff_role', jsonb_build_array(role_before, role_after));
  END IF;
  IF was_suspended <> is_suspended AND role_after IS NOT NULL THEN
    changed := changed || jsonb_build_object('suspended', jsonb_build_array(was_suspended, is_suspended));
  END IF;
  IF changed <> '{}' THEN
    PERFORM record_event('person.updated', 'person', NEW.user_id, NULL, NEW.user_id,
      coalesce(NEW.until, NEW.suspended_at, CASE WHEN TG_OP = 'INSERT' THEN NEW.since END, clock_timestamp()), changed);
    UPDATE events SET shelter_id = NEW.shelter_id
    WHERE entity_id = NEW.user_id AND changes = changed AND shelter_id IS NULL
      AND xmin = pg_current_xact_id()::xid;
  END IF;
  RETURN NULL;
END $$;
