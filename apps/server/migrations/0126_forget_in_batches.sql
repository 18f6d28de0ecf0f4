-- Takes a deleted person out of events, at most so many at once: an account can have any number.
CREATE FUNCTION forget_in_events(person uuid, most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  changed integer;
BEGIN
  UPDATE events
  SET person_id = nullif(person_id, person), actor_id = nullif(actor_id, person)
  WHERE id = ANY (ARRAY(SELECT id FROM events WHERE person_id = person OR actor_id = person LIMIT most));
  GET DIAGNOSTICS changed = ROW_COUNT;
  RETURN changed;
END $$;

-- The first few thousand go with the account, the others by a job.
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
