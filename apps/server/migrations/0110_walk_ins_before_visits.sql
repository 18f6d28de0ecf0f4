-- B3.09: staff may start a walk-in although its pet is booked soon (is_overlap_allowed, which other visits without an
-- account never have). It takes the pet until the next visit begins, so that no times overlap. A restored one takes
-- none: it might be restored before that visit.
CREATE FUNCTION visit_takes_pet_until(visit visits, pet uuid) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT least(
    coalesce(visit.rests_until, visit.ends_at),
    CASE WHEN visit.is_overlap_allowed AND visit.user_id IS NULL THEN (
      SELECT min(starts_at) FROM visited_pets
      WHERE pet_id = pet AND visit_id <> visit.id AND starts_at > visit.starts_at
    ) END)
$$;

CREATE OR REPLACE FUNCTION write_visited_pets() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_restored boolean := current_setting('pawmatch.actor', true) IS NOT DISTINCT FROM 'none';
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM visited_pets WHERE visit_id = NEW.id;
  END IF;
  IF NEW.status IN ('pending', 'approved', 'confirmed')
    AND NOT (is_restored AND NEW.is_overlap_allowed AND NEW.user_id IS NULL) THEN
    INSERT INTO visited_pets (visit_id, pet_id, user_id, is_pending, starts_at, taken_until)
    SELECT NEW.id, pet, NEW.user_id, NEW.status = 'pending', NEW.starts_at, visit_takes_pet_until(NEW, pet)
    FROM unnest(ARRAY[NEW.pet_id, NEW.bonded_pet_id]) AS pet
    WHERE pet IS NOT NULL ORDER BY pet;
  ELSIF NEW.status = 'completed' AND NEW.outcome IS DISTINCT FROM 'no_show'
    AND coalesce(NEW.rests_until, NEW.ends_at) > NEW.starts_at
    -- A restored visit would be in the way of an active one that is restored after it.
    AND NOT is_restored THEN
    INSERT INTO visited_pets (visit_id, pet_id, user_id, is_pending, starts_at, taken_until)
    SELECT NEW.id, pet, NEW.user_id, false, NEW.starts_at, coalesce(NEW.rests_until, NEW.ends_at)
    FROM unnest(ARRAY[NEW.pet_id, NEW.bonded_pet_id]) AS pet
    WHERE pet IS NOT NULL ORDER BY pet
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NEW;
END $$;
