-- B3.01: rest, capacity and daily limit are decided here, see docs/decisions/0014.
ALTER TABLE visits ADD COLUMN rests_until timestamptz;
COMMENT ON COLUMN visits.rests_until IS
  'The pet''s time is taken until then; null without a rest. As the settings were when the time was booked.';

-- Created in this order, so that PostgreSQL tests first whether the time is taken for everybody.
ALTER TABLE visits DROP CONSTRAINT visits_no_overlap, DROP CONSTRAINT visits_one_place;
ALTER TABLE visits ADD CONSTRAINT visits_no_overlap EXCLUDE USING gist (
  pet_id WITH =,
  tstzrange(starts_at, coalesce(rests_until, ends_at)) WITH &&
) WHERE (status IN ('pending', 'approved', 'confirmed'));
ALTER TABLE visits ADD CONSTRAINT visits_one_place EXCLUDE USING gist (
  user_id WITH =,
  tstzrange(starts_at, ends_at) WITH &&
) WHERE (status IN ('pending', 'approved', 'confirmed') AND NOT is_overlap_allowed);

CREATE FUNCTION set_visit_rest() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rest integer := (SELECT (visiting ->> 'rest_minutes')::integer
    FROM shelters WHERE id = NEW.shelter_id);
BEGIN
  NEW.rests_until := CASE WHEN rest > 0 THEN NEW.ends_at + make_interval(mins => rest) END;
  RETURN NEW;
END $$;
CREATE TRIGGER visits_rest BEFORE INSERT OR UPDATE OF starts_at, ends_at ON visits
  FOR EACH ROW EXECUTE FUNCTION set_visit_rest();

-- Where there is a limit, bookings of one day queue up for its lock, and then each query sees all that was
-- committed before. Without limits there is no lock.
CREATE FUNCTION check_visit_rules() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  zone text;
  at_once integer;
  of_pet integer;
  first_day date;
  last_day date;
BEGIN
  SELECT time_zone, (visiting ->> 'visits_at_once')::integer,
    (visiting ->> 'visits_of_pet_a_day')::integer
  INTO zone, at_once, of_pet FROM shelters WHERE id = NEW.shelter_id;
  IF at_once IS NULL AND of_pet IS NULL THEN
    RETURN NULL;
  END IF;
  first_day := (NEW.starts_at AT TIME ZONE zone)::date;
  last_day := (NEW.ends_at AT TIME ZONE zone)::date;
  FOR days IN 0 .. last_day - first_day LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended(NEW.shelter_id || ' ' || (first_day + days), 0));
  END LOOP;
  IF (
    SELECT count(*) FROM visits
    WHERE pet_id = NEW.pet_id AND status <> 'cancelled'
      AND starts_at >= first_day::timestamp AT TIME ZONE zone
      AND starts_at < (first_day + 1)::timestamp AT TIME ZONE zone
  ) > of_pet THEN
    RAISE EXCEPTION 'too many visits of a pet in a day'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'visits_of_pet_a_day';
  END IF;
  IF at_once IS NOT NULL AND EXISTS (
    WITH others AS (
      SELECT greatest(starts_at, NEW.starts_at) AS starts_at, ends_at FROM visits
      WHERE shelter_id = NEW.shelter_id AND status IN ('pending', 'approved', 'confirmed')
        AND starts_at > NEW.starts_at - interval '1 day' AND starts_at < NEW.ends_at
        AND ends_at > NEW.starts_at
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
  RETURN NULL;
END $$;
CREATE TRIGGER visits_rules_of_new AFTER INSERT ON visits FOR EACH ROW
  WHEN (NEW.status IN ('pending', 'approved', 'confirmed'))
  EXECUTE FUNCTION check_visit_rules();
-- Not for a visit that keeps its time, which a change of the settings may have left outside the limits.
CREATE TRIGGER visits_rules_of_changed AFTER UPDATE ON visits FOR EACH ROW
  WHEN (NEW.status IN ('pending', 'approved', 'confirmed') AND (
    OLD.status NOT IN ('pending', 'approved', 'confirmed')
    OR (OLD.pet_id, OLD.starts_at, OLD.ends_at) IS DISTINCT FROM
      (NEW.pet_id, NEW.starts_at, NEW.ends_at)))
  EXECUTE FUNCTION check_visit_rules();
