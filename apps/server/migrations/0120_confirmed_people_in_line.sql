-- Nobody gets a time for an address that is not confirmed: such a place in the line keeps no time from others.
CREATE OR REPLACE FUNCTION check_waiting_list() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own_turn bigint;
  is_staff boolean := coalesce(current_setting('pawmatch.actor', true) LIKE 'staff%', false);
BEGIN
  WITH own AS (
    DELETE FROM waiting_list
    WHERE pet_id IN (NEW.pet_id, NEW.bonded_pet_id) AND user_id = NEW.user_id
    RETURNING turn
  )
  SELECT min(turn) INTO own_turn FROM own;
  IF EXISTS (
    SELECT FROM waiting_list JOIN users ON users.id = user_id
    WHERE pet_id IN (NEW.pet_id, NEW.bonded_pet_id) AND (
      (held_until > NEW.updated_at AND tstzrange(held_from, held_rests_until)
        && tstzrange(NEW.starts_at, coalesce(NEW.rests_until, NEW.ends_at)))
      OR (NOT is_staff AND email_confirmed_at IS NOT NULL AND coalesce(held_until <= NEW.updated_at, true)
        AND NEW.starts_at IS DISTINCT FROM held_from AND NEW.starts_at <> ALL (missed)
        AND (own_turn IS NULL OR turn < own_turn)))
  ) THEN
    RAISE EXCEPTION 'time is held for somebody who waits'
      USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'visits_held_times';
  END IF;
  RETURN NULL;
END $$;
