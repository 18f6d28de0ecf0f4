-- Who changed what and when (B4.05). The database records it, so that no way of changing a row is
-- forgotten. The application names the actor for its transaction: see `transactionAs` in database.ts.
CREATE TABLE events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Such as visit.cancelled.
  kind text NOT NULL,
  entity text NOT NULL CHECK (entity IN ('pet', 'visit', 'person')),
  entity_id uuid NOT NULL,
  -- Whom a visit concerns; no foreign keys, because events outlive them.
  pet_id uuid,
  person_id uuid,
  actor text NOT NULL CHECK (actor IN ('adopter', 'staff', 'link', 'system')),
  actor_id uuid,
  happened_at timestamptz NOT NULL,
  -- Changed fields: [before, after], or null for personal data and long texts.
  changes jsonb NOT NULL
);
CREATE INDEX events_entity_idx ON events (entity_id, id DESC);
CREATE INDEX events_pet_idx ON events (pet_id, id DESC) WHERE pet_id IS NOT NULL;
CREATE INDEX events_person_idx ON events (person_id, id DESC) WHERE person_id IS NOT NULL;
CREATE INDEX events_actor_idx ON events (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX events_happened_at_idx ON events (happened_at);

-- `private` fields are recorded by name only.
CREATE FUNCTION changed_fields(before jsonb, after jsonb, ignored text[], private text[])
RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(key, CASE
      WHEN key = ANY (private) THEN 'null'::jsonb
      ELSE jsonb_build_array(before -> key, value)
    END), '{}')
  FROM jsonb_each(after)
  WHERE value IS DISTINCT FROM before -> key AND key <> ALL (ignored)
$$;

-- The setting `pawmatch.actor` is such as `staff:<id of the user>`; `none` records nothing.
CREATE FUNCTION record_event(
  kind text, entity text, entity_id uuid, pet_id uuid, person_id uuid,
  happened_at timestamptz, changes jsonb
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  actor text := coalesce(nullif(current_setting('pawmatch.actor', true), ''), 'system');
BEGIN
  IF actor = 'none' THEN
    RETURN;
  END IF;
  INSERT INTO events
    (kind, entity, entity_id, pet_id, person_id, actor, actor_id, happened_at, changes)
  VALUES (kind, entity, entity_id, pet_id, person_id, split_part(actor, ':', 1),
    nullif(split_part(actor, ':', 2), '')::uuid, happened_at, changes);
  -- For the screens of staff, once a transaction. No NOTIFY, which would make bookings wait for one another.
  INSERT INTO recent_changes (channel, payload) SELECT 'events', entity WHERE NOT EXISTS (
    SELECT FROM recent_changes
    WHERE transaction_id = pg_current_xact_id() AND channel = 'events' AND payload = entity
  );
END $$;

CREATE FUNCTION record_pet_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes jsonb;
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM record_event('pet.created', 'pet', NEW.id, NEW.id, NULL, NEW.updated_at,
      jsonb_build_object('status', jsonb_build_array(NULL, NEW.status)));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM record_event('pet.deleted', 'pet', OLD.id, OLD.id, NULL, clock_timestamp(),
      jsonb_build_object('name', jsonb_build_array(OLD.name, NULL)));
  ELSE
    changes := changed_fields(to_jsonb(OLD), to_jsonb(NEW),
      '{version,updated_at,photo_width,photo_height,photo_color,photo_placeholder}',
      '{description,summary,shelter_notes,photo_hash,external_photo}');
    IF changes <> '{}' THEN
      PERFORM record_event('pet.updated', 'pet', NEW.id, NEW.id, NULL, NEW.updated_at, changes);
    END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER pets_event AFTER INSERT OR UPDATE OR DELETE ON pets
  FOR EACH ROW EXECUTE FUNCTION record_pet_event();

-- The kind of a change is that of its most important field.
CREATE FUNCTION record_visit_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes jsonb;
  kind text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM record_event('visit.created', 'visit', NEW.id, NEW.pet_id, NEW.user_id, NEW.created_at,
      jsonb_build_object('status', jsonb_build_array(NULL, NEW.status),
        'starts_at', jsonb_build_array(NULL, NEW.starts_at)));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM record_event('visit.deleted', 'visit', OLD.id, OLD.pet_id, OLD.user_id,
      clock_timestamp(), jsonb_build_object('starts_at', jsonb_build_array(OLD.starts_at, NULL)));
  ELSE
    changes := changed_fields(to_jsonb(OLD), to_jsonb(NEW),
      '{version,updated_at,ends_at,letter_sequence,reminded_at,is_overlap_allowed,pet_id,user_id}',
      '{notes,visitor_name,visitor_email,visitor_phone}');
    IF changes <> '{}' THEN
      kind := CASE
        WHEN changes ? 'status' THEN 'visit.' || NEW.status
        WHEN changes ? 'starts_at' THEN 'visit.moved'
        ELSE 'visit.updated'
      END;
      PERFORM record_event(kind, 'visit', NEW.id, coalesce(NEW.pet_id, OLD.pet_id),
        NEW.user_id, NEW.updated_at, changes);
    END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER visits_event AFTER INSERT OR UPDATE OR DELETE ON visits
  FOR EACH ROW EXECUTE FUNCTION record_visit_event();

-- Who deletes an account is forgotten in all events: nothing tells any more who it was.
CREATE FUNCTION record_person_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes jsonb;
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM record_event('person.created', 'person', NEW.id, NULL, NEW.id, NEW.created_at, '{}');
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM record_event('person.deleted', 'person', OLD.id, NULL, NULL, clock_timestamp(), '{}');
    UPDATE events SET person_id = NULL WHERE person_id = OLD.id;
    UPDATE events SET actor_id = NULL WHERE actor_id = OLD.id;
  ELSE
    changes := changed_fields(to_jsonb(OLD), to_jsonb(NEW),
      '{version,updated_at,password_expires_at}',
      '{full_name,email,phone_number,password_hash,email_confirmed_at}');
    IF changes <> '{}' THEN
      PERFORM record_event('person.updated', 'person', NEW.id, NULL, NEW.id, NEW.updated_at, changes);
    END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER users_event AFTER INSERT OR UPDATE OR DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION record_person_event();
