-- Changes of roles are in the history of the person, and reach the open pages of staff as changes of a person do.
CREATE FUNCTION record_role_event() RETURNS trigger LANGUAGE plpgsql AS $$
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
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER memberships_event AFTER INSERT OR UPDATE ON memberships
  FOR EACH ROW EXECUTE FUNCTION record_role_event();

-- The role of the account follows from that, and is no change of its own.
CREATE OR REPLACE FUNCTION record_person_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb;
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM record_event('person.created', 'person', NEW.id, NULL, NEW.id, NEW.created_at, '{}');
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM record_event('person.deleted', 'person', OLD.id, NULL, NULL, clock_timestamp(), '{}');
    PERFORM forget_in_events(OLD.id, 5000);
  ELSE
    changed := changed_fields(to_jsonb(OLD), to_jsonb(NEW),
      '{version,updated_at,password_expires_at,role}',
      '{full_name,email,phone_number,password_hash,email_confirmed_at}');
    IF changed <> '{}' THEN
      IF split_part(current_setting('pawmatch.actor', true), ':', 2) = NEW.id::text THEN
        DELETE FROM events
        WHERE id = (SELECT id FROM events WHERE entity_id = NEW.id ORDER BY id DESC LIMIT 1)
          AND kind = 'person.updated' AND actor_id = NEW.id AND changes = changed
          AND happened_at > NEW.updated_at - interval '1 hour';
      END IF;
      PERFORM record_event('person.updated', 'person', NEW.id, NULL, NEW.id, NEW.updated_at, changed);
    END IF;
  END IF;
  RETURN NULL;
END $$;
