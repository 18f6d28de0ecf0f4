-- B1.14: limits and held times of 0056_waiting_list.sql, for both pets of a bonded pair.

-- A time that is held for one pet of a pair is held for the other one as well.
CREATE OR REPLACE FUNCTION check_limits_of_time(
  of_shelter uuid, of_pet uuid, from_time timestamptz, to_time timestamptz, at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  zone text;
  at_once integer;
  daily integer;
  first_day date;
  last_day date;
BEGIN
  SELECT time_zone, (visiting ->> 'visits_at_once')::integer,
    (visiting ->> 'visits_of_pet_a_day')::integer
  INTO zone, at_once, daily FROM shelters WHERE id = of_shelter;
  IF at_once IS NULL AND daily IS NULL THEN
    RETURN;
  END IF;
  first_day := (from_time AT TIME ZONE zone)::date;
  last_day := (to_time AT TIME ZONE zone)::date;
  FOR days IN 0 .. last_day - first_day LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended(of_shelter || ' ' || (first_day + days), 0));
  END LOOP;
  IF (
    SELECT count(*) FROM visits
    WHERE (pet_id = of_pet OR bonded_pet_id = of_pet) AND status <> 'cancelled'
      AND starts_at >= first_day::timestamp AT TIME ZONE zone
      AND starts_at < (first_day + 1)::timestamp AT TIME ZONE zone
  ) + (
    SELECT count(*) FROM waiting_list
    WHERE pet_id IN (SELECT id FROM pets WHERE id = of_pet OR bonded_with = of_pet)
      AND held_until > at
      AND held_from >= first_day::timestamp AT TIME ZONE zone
      AND held_from < (first_day + 1)::timestamp AT TIME ZONE zone
  ) > daily THEN
    RAISE EXCEPTION 'too many visits of a pet in a day'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'visits_of_pet_a_day';
  END IF;
  IF at_once IS NOT NULL AND EXISTS (
    WITH others AS (
      SELECT greatest(starts_at, from_time) AS starts_at, ends_at FROM visits
      WHERE shelter_id = of_shelter AND status IN ('pending', 'approved', 'confirmed')
        AND starts_at > from_time - interval '1 day' AND starts_at < to_time
        AND ends_at > from_time
      UNION ALL
      SELECT greatest(held_from, from_time), held_to
      FROM waiting_list JOIN pets ON pets.id = pet_id
      WHERE pets.shelter_id = of_shelter AND held_until > at
        AND held_from < to_time AND held_to > from_time
    )
    SELECT FROM (SELECT DISTINCT starts_at FROM others) AS moment
    WHERE (
      SELECT count(*) FROM others
      WHERE others.starts_at <= moment.starts_at AND others.ends_at > moment.starts_at
    ) > at_once
  ) THEN
    RAISE EXCEPTION 'too many visits at one time'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'visits_at_once';
  END IF;
END $$;

CREATE OR REPLACE FUNCTION check_visit_rules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_limits_of_time(
    NEW.shelter_id, NEW.pet_id, NEW.starts_at, NEW.ends_at, NEW.updated_at);
  IF NEW.bonded_pet_id IS NOT NULL THEN
    PERFORM check_limits_of_time(
      NEW.shelter_id, NEW.bonded_pet_id, NEW.starts_at, NEW.ends_at, NEW.updated_at);
  END IF;
  RETURN NULL;
END $$;

-- The lines for two pets of a pair are one line, because the numbers in it are those of all lines.
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
    SELECT FROM waiting_list
    WHERE pet_id IN (NEW.pet_id, NEW.bonded_pet_id) AND (
      (held_until > NEW.updated_at AND tstzrange(held_from, held_rests_until)
        && tstzrange(NEW.starts_at, coalesce(NEW.rests_until, NEW.ends_at)))
      OR (NOT is_staff AND coalesce(held_until <= NEW.updated_at, true)
        AND NEW.starts_at IS DISTINCT FROM held_from AND NEW.starts_at <> ALL (missed)
        AND (own_turn IS NULL OR turn < own_turn)))
  ) THEN
    RAISE EXCEPTION 'time is held for somebody who waits'
      USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'visits_held_times';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION check_held_time() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_shelter uuid := (SELECT shelter_id FROM pets WHERE id = NEW.pet_id FOR UPDATE);
  partner uuid := (SELECT bonded_with FROM pets WHERE id = NEW.pet_id);
BEGIN
  IF EXISTS (
    SELECT FROM visited_pets
    WHERE pet_id IN (NEW.pet_id, partner)
      AND tstzrange(starts_at, taken_until) && tstzrange(NEW.held_from, NEW.held_rests_until)
  ) THEN
    RAISE EXCEPTION 'time is booked'
      USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'visits_no_overlap';
  END IF;
  IF EXISTS (
    SELECT FROM waiting_list
    WHERE pet_id = partner AND held_until IS NOT NULL
      AND tstzrange(held_from, held_rests_until) && tstzrange(NEW.held_from, NEW.held_rests_until)
  ) THEN
    RAISE EXCEPTION 'time is held for the other pet of the pair'
      USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'visits_held_times';
  END IF;
  -- Holds end at the latest when the time begins: all that are not released count here.
  PERFORM check_limits_of_time(of_shelter, NEW.pet_id, NEW.held_from, NEW.held_to, '-infinity');
  IF partner IS NOT NULL THEN
    PERFORM check_limits_of_time(of_shelter, partner, NEW.held_from, NEW.held_to, '-infinity');
  END IF;
  RETURN NULL;
END $$;
