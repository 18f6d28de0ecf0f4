-- B3.08: who waits for a free time of a pet, and the time that is held for them; see docs/waiting-list.md.
CREATE TABLE waiting_list (
  pet_id uuid NOT NULL REFERENCES pets (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The line is in this order. Who lets a held time pass gets the next number.
  turn bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  joined_at timestamptz NOT NULL,
  held_from timestamptz,
  held_to timestamptz,
  -- The pet's time is taken until then, with its rest, as in visits.
  held_rests_until timestamptz,
  -- Until when the time is held.
  held_until timestamptz,
  -- Starts of times that were held and not booked; they are not held for this person again.
  missed timestamptz[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (pet_id, user_id),
  CHECK (num_nulls(held_from, held_to, held_rests_until, held_until) IN (0, 4)),
  CONSTRAINT waiting_list_no_overlap EXCLUDE USING gist (
    pet_id WITH =,
    tstzrange(held_from, held_rests_until) WITH &&
  ) WHERE (held_until IS NOT NULL)
);
CREATE INDEX waiting_list_user_idx ON waiting_list (user_id);
CREATE INDEX waiting_list_held_idx ON waiting_list (held_from) WHERE held_until IS NOT NULL;

-- The rules of 0041_visit_rules.sql, in which a held time counts as a visit.
CREATE FUNCTION check_limits_of_time(
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
    WHERE pet_id = of_pet AND status <> 'cancelled'
      AND starts_at >= first_day::timestamp AT TIME ZONE zone
      AND starts_at < (first_day + 1)::timestamp AT TIME ZONE zone
  ) + (
    SELECT count(*) FROM waiting_list
    WHERE pet_id = of_pet AND held_until > at
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
  RETURN NULL;
END $$;

-- Whoever books for a person of the line ends their waiting, and with it the hold: so the visit replaces it.
-- All others get neither a held time nor, before it is held, one that is due to somebody in front of them;
-- staff choose among those. The foreign key locks the pet, as holding a time does, so that one comes first.
CREATE FUNCTION check_waiting_list() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own_turn bigint;
  is_staff boolean := coalesce(current_setting('pawmatch.actor', true) LIKE 'staff%', false);
BEGIN
  DELETE FROM waiting_list WHERE pet_id = NEW.pet_id AND user_id = NEW.user_id
  RETURNING turn INTO own_turn;
  IF EXISTS (
    SELECT FROM waiting_list
    WHERE pet_id = NEW.pet_id AND (
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
-- Their names sort before those of visits_rules, which count the held times that are left.
CREATE TRIGGER visits_line_of_new AFTER INSERT ON visits FOR EACH ROW
  WHEN (NEW.status IN ('pending', 'approved', 'confirmed'))
  EXECUTE FUNCTION check_waiting_list();
CREATE TRIGGER visits_line_of_changed AFTER UPDATE ON visits FOR EACH ROW
  WHEN (NEW.status IN ('pending', 'approved', 'confirmed') AND (
    OLD.status NOT IN ('pending', 'approved', 'confirmed')
    OR (OLD.pet_id, OLD.starts_at, OLD.ends_at) IS DISTINCT FROM
      (NEW.pet_id, NEW.starts_at, NEW.ends_at)))
  EXECUTE FUNCTION check_waiting_list();

CREATE FUNCTION check_held_time() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_shelter uuid := (SELECT shelter_id FROM pets WHERE id = NEW.pet_id FOR UPDATE);
BEGIN
  IF EXISTS (
    SELECT FROM visits
    WHERE pet_id = NEW.pet_id AND status IN ('pending', 'approved', 'confirmed')
      AND tstzrange(starts_at, coalesce(rests_until, ends_at))
        && tstzrange(NEW.held_from, NEW.held_rests_until)
  ) THEN
    RAISE EXCEPTION 'time is booked'
      USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'visits_no_overlap';
  END IF;
  -- Holds end at the latest when the time begins: all that are not released count here.
  PERFORM check_limits_of_time(of_shelter, NEW.pet_id, NEW.held_from, NEW.held_to, '-infinity');
  RETURN NULL;
END $$;
CREATE TRIGGER waiting_list_held AFTER INSERT OR UPDATE OF held_from ON waiting_list FOR EACH ROW
  WHEN (NEW.held_from IS NOT NULL)
  EXECUTE FUNCTION check_held_time();
