-- B3.01, B3.05: a visit that took place keeps its pet until the end and the rest after it, also when staff store the
-- outcome before that. Before, only active visits did.
ALTER TABLE visits ADD COLUMN ended_at timestamptz;
COMMENT ON COLUMN visits.ended_at IS
  'When a completed visit ended: when it was completed, at the latest at ends_at. Null for others and older ones.';

CREATE OR REPLACE FUNCTION set_visit_rest() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rest integer;
BEGIN
  -- Restored rows are as they were.
  IF current_setting('pawmatch.actor', true) IS NOT DISTINCT FROM 'none' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'INSERT' OR (OLD.starts_at, OLD.ends_at) <> (NEW.starts_at, NEW.ends_at)
    OR (OLD.status = 'completed' AND NEW.status <> 'completed') THEN
    rest := (SELECT (visiting ->> 'rest_minutes')::integer FROM shelters WHERE id = NEW.shelter_id);
    NEW.rests_until := CASE WHEN rest > 0 THEN NEW.ends_at + make_interval(mins => rest) END;
    NEW.ended_at := NULL;
  END IF;
  IF NEW.status = 'completed' AND (
    TG_OP = 'INSERT' OR OLD.status <> 'completed' OR OLD.starts_at <> NEW.starts_at
  ) THEN
    NEW.ended_at := least(NEW.ends_at, greatest(NEW.starts_at, NEW.updated_at));
    -- A visit that is completed before it begins has not tired the pet.
    NEW.rests_until := CASE WHEN NEW.ended_at > NEW.starts_at
      THEN NEW.ended_at + (coalesce(NEW.rests_until, NEW.ends_at) - NEW.ends_at)
      ELSE NEW.starts_at END;
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER visits_rest BEFORE INSERT OR UPDATE OF starts_at, ends_at, status ON visits
  FOR EACH ROW EXECUTE FUNCTION set_visit_rest();

-- What happened is never refused: a completed visit that overlaps another one, such as a no-show that turns out to
-- have come, takes no time.
CREATE OR REPLACE FUNCTION write_visited_pets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM visited_pets WHERE visit_id = NEW.id;
  END IF;
  IF NEW.status IN ('pending', 'approved', 'confirmed') THEN
    INSERT INTO visited_pets (visit_id, pet_id, user_id, is_pending, starts_at, taken_until)
    SELECT NEW.id, pet, NEW.user_id, NEW.status = 'pending', NEW.starts_at,
      coalesce(NEW.rests_until, NEW.ends_at)
    FROM unnest(ARRAY[NEW.pet_id, NEW.bonded_pet_id]) AS pet
    WHERE pet IS NOT NULL ORDER BY pet;
  ELSIF NEW.status = 'completed' AND NEW.outcome IS DISTINCT FROM 'no_show'
    AND coalesce(NEW.rests_until, NEW.ends_at) > NEW.starts_at
    -- A restored visit would be in the way of an active one that is restored after it.
    AND current_setting('pawmatch.actor', true) IS DISTINCT FROM 'none' THEN
    INSERT INTO visited_pets (visit_id, pet_id, user_id, is_pending, starts_at, taken_until)
    SELECT NEW.id, pet, NEW.user_id, false, NEW.starts_at, coalesce(NEW.rests_until, NEW.ends_at)
    FROM unnest(ARRAY[NEW.pet_id, NEW.bonded_pet_id]) AS pet
    WHERE pet IS NOT NULL ORDER BY pet
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER visits_times_of_changed BEFORE UPDATE ON visits FOR EACH ROW
  WHEN ((OLD.pet_id, OLD.bonded_pet_id, OLD.user_id, OLD.status, OLD.outcome, OLD.starts_at, OLD.ends_at,
      OLD.rests_until)
    IS DISTINCT FROM
    (NEW.pet_id, NEW.bonded_pet_id, NEW.user_id, NEW.status, NEW.outcome, NEW.starts_at, NEW.ends_at,
      NEW.rests_until))
  EXECUTE FUNCTION write_visited_pets();

-- Pets that rest at the moment of the upgrade.
INSERT INTO visited_pets (visit_id, pet_id, user_id, is_pending, starts_at, taken_until)
SELECT visits.id, pet, user_id, false, starts_at, coalesce(rests_until, ends_at)
FROM visits CROSS JOIN unnest(ARRAY[pet_id, bonded_pet_id]) AS pet
WHERE status = 'completed' AND outcome IS DISTINCT FROM 'no_show' AND starts_at <= now()
  AND coalesce(rests_until, ends_at) > now() AND pet IS NOT NULL
ON CONFLICT DO NOTHING;

CREATE OR REPLACE FUNCTION changed_fields(before jsonb, after jsonb, ignored text[], private text[])
RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(key, CASE
      WHEN key = ANY (private) THEN 'null'::jsonb
      ELSE jsonb_build_array(before -> key, value)
    END), '{}')
  FROM jsonb_each(after)
  WHERE value IS DISTINCT FROM before -> key AND key <> ALL (
    ignored || '{search_text,shelter_id,rests_until,ended_at,changed_in,bonded_pet_id}'::text[])
$$;
