-- B8.02, B8.09: at which shelter a colleague acted and read. The setting `pawmatch.actor` is such as
-- `staff:<id of the user>:<id of the shelter>`. What was recorded before is the first shelter's.
ALTER TABLE events ADD COLUMN acted_at uuid DEFAULT '00000000-0000-7000-8000-000000000001';
ALTER TABLE events ALTER COLUMN acted_at DROP DEFAULT;

CREATE OR REPLACE FUNCTION record_event(
  kind text, entity text, entity_id uuid, pet_id uuid, person_id uuid,
  happened_at timestamptz, changes jsonb
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  actor text := coalesce(nullif(current_setting('pawmatch.actor', true), ''), 'system');
  acted_at uuid := nullif(split_part(actor, ':', 3), '')::uuid;
  shelter_id uuid;
  change text;
BEGIN
  IF actor = 'none' THEN
    RETURN;
  END IF;
  shelter_id := shelter_of_event(entity, entity_id, pet_id);
  INSERT INTO events
    (kind, entity, entity_id, pet_id, person_id, actor, actor_id, happened_at, changes, shelter_id, acted_at)
  VALUES (kind, entity, entity_id, pet_id, person_id, split_part(actor, ':', 1),
    nullif(split_part(actor, ':', 2), '')::uuid, happened_at, changes, shelter_id, acted_at);
  -- For the screens of staff, once a transaction: what, whose, and which person. No NOTIFY, which would make bookings
  -- wait for one another.
  change := concat_ws(':', entity, coalesce(coalesce(shelter_id, acted_at)::text, ''),
    CASE entity WHEN 'person' THEN person_id END);
  INSERT INTO recent_changes (channel, payload) SELECT 'events', change WHERE NOT EXISTS (
    SELECT FROM recent_changes
    WHERE transaction_id = pg_current_xact_id() AND channel = 'events' AND payload = change
  );
END $$;
