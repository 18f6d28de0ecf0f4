-- B1.14: a visit of a pet of a bonded pair is a visit of both; see docs/decisions/0017.
ALTER TABLE visits ADD COLUMN bonded_pet_id uuid REFERENCES pets ON DELETE SET NULL;
CREATE INDEX visits_bonded_pet_idx ON visits (bonded_pet_id, starts_at) WHERE bonded_pet_id IS NOT NULL;
-- As in 0043_booked_times.sql, with both pets.
DROP INDEX visits_booked_idx;
CREATE INDEX visits_booked_idx ON visits (starts_at, ends_at, pet_id, bonded_pet_id)
  WHERE status IN ('pending', 'approved', 'confirmed');

-- The times that active visits take of their pets, one row for each pet. Only triggers write it.
CREATE TABLE visited_pets AS
  SELECT id AS visit_id, pet_id, user_id, status = 'pending' AS is_pending, starts_at,
    coalesce(rests_until, ends_at) AS taken_until
  FROM visits
  WHERE status IN ('pending', 'approved', 'confirmed') AND pet_id IS NOT NULL;
-- The row is written before its visit, so that its constraints are tested before those of the visit.
ALTER TABLE visited_pets
  ADD PRIMARY KEY (visit_id, pet_id),
  ADD FOREIGN KEY (visit_id) REFERENCES visits ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  ALTER is_pending SET NOT NULL,
  ALTER starts_at SET NOT NULL,
  ALTER taken_until SET NOT NULL;

-- In this order, see 0001_initial.sql.
DROP INDEX visits_one_pending_request;
CREATE UNIQUE INDEX visits_one_pending_request ON visited_pets (user_id, pet_id) WHERE is_pending;
ALTER TABLE visits DROP CONSTRAINT visits_no_overlap;
ALTER TABLE visited_pets ADD CONSTRAINT visits_no_overlap EXCLUDE USING gist (
  pet_id WITH =,
  tstzrange(starts_at, taken_until) WITH &&
);

-- The pair is that of the moment when the visit is booked, moved or opened again. Restored rows are as they were.
CREATE FUNCTION set_bonded_pet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.pet_id IS NULL THEN
    -- One of the two was deleted.
    NEW.pet_id := NEW.bonded_pet_id;
    NEW.bonded_pet_id := NULL;
  ELSIF current_setting('pawmatch.actor', true) IS NOT DISTINCT FROM 'none' THEN
    RETURN NEW;
  ELSIF TG_OP = 'INSERT' OR (
    NEW.status IN ('pending', 'approved', 'confirmed') AND (
      OLD.status NOT IN ('pending', 'approved', 'confirmed') OR OLD.starts_at <> NEW.starts_at)
  ) THEN
    NEW.bonded_pet_id := (SELECT bonded_with FROM pets WHERE id = NEW.pet_id);
  END IF;
  RETURN NEW;
END $$;
-- Triggers of one event run in the order of their names: first the pets, then the rest, then the times.
CREATE TRIGGER visits_bonded_pet BEFORE INSERT OR UPDATE ON visits
  FOR EACH ROW EXECUTE FUNCTION set_bonded_pet();

CREATE FUNCTION write_visited_pets() RETURNS trigger LANGUAGE plpgsql AS $$
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
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER visits_times_of_new BEFORE INSERT ON visits
  FOR EACH ROW EXECUTE FUNCTION write_visited_pets();
CREATE TRIGGER visits_times_of_changed BEFORE UPDATE ON visits FOR EACH ROW
  WHEN ((OLD.pet_id, OLD.bonded_pet_id, OLD.user_id, OLD.status, OLD.starts_at, OLD.ends_at, OLD.rests_until)
    IS DISTINCT FROM
    (NEW.pet_id, NEW.bonded_pet_id, NEW.user_id, NEW.status, NEW.starts_at, NEW.ends_at, NEW.rests_until))
  EXECUTE FUNCTION write_visited_pets();

CREATE OR REPLACE TRIGGER visits_version BEFORE UPDATE ON visits FOR EACH ROW
  WHEN ((OLD.pet_id, OLD.bonded_pet_id, OLD.user_id, OLD.visitor_name, OLD.visitor_email,
      OLD.visitor_phone, OLD.status, OLD.cancel_reason, OLD.starts_at, OLD.ends_at, OLD.notes,
      OLD.checked_in_at, OLD.outcome, OLD.not_a_fit_because)
    IS DISTINCT FROM (NEW.pet_id, NEW.bonded_pet_id, NEW.user_id, NEW.visitor_name,
      NEW.visitor_email, NEW.visitor_phone, NEW.status, NEW.cancel_reason, NEW.starts_at,
      NEW.ends_at, NEW.notes, NEW.checked_in_at, NEW.outcome, NEW.not_a_fit_because))
  EXECUTE FUNCTION count_version();

-- Columns that only the database writes are no changes that people make.
CREATE OR REPLACE FUNCTION changed_fields(before jsonb, after jsonb, ignored text[], private text[])
RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(key, CASE
      WHEN key = ANY (private) THEN 'null'::jsonb
      ELSE jsonb_build_array(before -> key, value)
    END), '{}')
  FROM jsonb_each(after)
  WHERE value IS DISTINCT FROM before -> key AND key <> ALL (
    ignored || '{search_text,shelter_id,rests_until,changed_in,bonded_pet_id}'::text[])
$$;

-- A search finds a visit by both pets.
CREATE OR REPLACE FUNCTION set_visit_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold_text(concat_ws(' ',
    (SELECT concat_ws(' ', name, breed) FROM pets WHERE id = NEW.pet_id),
    (SELECT concat_ws(' ', name, breed) FROM pets WHERE id = NEW.bonded_pet_id),
    (SELECT concat_ws(' ', full_name, email, phone_number) FROM users WHERE id = NEW.user_id),
    NEW.visitor_name, NEW.visitor_email, NEW.visitor_phone));
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER visits_search_text
  BEFORE INSERT OR UPDATE OF pet_id, bonded_pet_id, user_id, status, starts_at, visitor_name,
    visitor_email, visitor_phone ON visits
  FOR EACH ROW EXECUTE FUNCTION set_visit_search_text();

CREATE OR REPLACE FUNCTION update_search_text_of_pet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM visits WHERE pet_id = NEW.id OR bonded_pet_id = NEW.id ORDER BY id FOR UPDATE;
  UPDATE visits SET pet_id = pet_id WHERE pet_id = NEW.id OR bonded_pet_id = NEW.id;
  RETURN NULL;
END $$;
