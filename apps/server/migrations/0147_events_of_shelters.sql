-- B8.02: whose history it is; null for what concerns people alone. What was recorded before is the first shelter's.
ALTER TABLE events ADD COLUMN shelter_id uuid DEFAULT '00000000-0000-7000-8000-000000000001';
ALTER TABLE events ALTER COLUMN shelter_id DROP DEFAULT;

-- A pet that was deleted had events before.
CREATE FUNCTION shelter_of_event(entity text, entity_id uuid, pet_id uuid) RETURNS uuid
LANGUAGE sql STABLE AS $$
  SELECT CASE entity
    WHEN 'person' THEN NULL
    WHEN 'shelter' THEN shelter_of_event.entity_id
    ELSE coalesce(
      (SELECT pets.shelter_id FROM pets WHERE pets.id = shelter_of_event.pet_id),
      (SELECT events.shelter_id FROM events WHERE events.entity_id = shelter_of_event.entity_id
        ORDER BY events.id DESC LIMIT 1))
  END
$$;

CREATE OR REPLACE FUNCTION record_event(
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
    (kind, entity, entity_id, pet_id, person_id, actor, actor_id, happened_at, changes, shelter_id)
  VALUES (kind, entity, entity_id, pet_id, person_id, split_part(actor, ':', 1),
    nullif(split_part(actor, ':', 2), '')::uuid, happened_at, changes,
    shelter_of_event(entity, entity_id, pet_id));
  -- For the screens of staff, once a transaction. No NOTIFY, which would make bookings wait for one another.
  INSERT INTO recent_changes (channel, payload) SELECT 'events', entity WHERE NOT EXISTS (
    SELECT FROM recent_changes
    WHERE transaction_id = pg_current_xact_id() AND channel = 'events' AND payload = entity
  );
END $$;
