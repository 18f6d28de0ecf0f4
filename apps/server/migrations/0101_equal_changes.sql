-- Equal changes that people make to their own account in a row, with less than an hour between them, are one event:
-- the last. Its new id shows the change on the screens of staff.
CREATE OR REPLACE FUNCTION record_person_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb;
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM record_event('person.created', 'person', NEW.id, NULL, NEW.id, NEW.created_at, '{}');
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM record_event('person.deleted', 'person', OLD.id, NULL, NULL, clock_timestamp(), '{}');
    UPDATE events SET person_id = NULL WHERE person_id = OLD.id;
    UPDATE events SET actor_id = NULL WHERE actor_id = OLD.id;
  ELSE
    changed := changed_fields(to_jsonb(OLD), to_jsonb(NEW),
      '{version,updated_at,password_expires_at}',
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
