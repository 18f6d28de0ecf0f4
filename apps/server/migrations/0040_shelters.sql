-- B3.01: a shelter with its settings. There is one; pets, visits and staff name theirs, so that a second
-- one is data. `visiting` has the rules of the contract (VisitingRules).
CREATE TABLE shelters (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  address text,
  phone text,
  email text,
  hours text,
  time_zone text NOT NULL,
  visiting jsonb NOT NULL CHECK (jsonb_typeof(visiting) = 'object'),
  version integer NOT NULL DEFAULT 1,
  -- Null until the first start has stored the values of the environment.
  updated_at timestamptz
);
INSERT INTO shelters (id, name, time_zone, visiting)
VALUES ('00000000-0000-7000-8000-000000000001', 'Pawmatch Shelter', 'UTC', '{}');

-- Columns that only the database writes are no changes that people make.
CREATE OR REPLACE FUNCTION changed_fields(before jsonb, after jsonb, ignored text[], private text[])
RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(key, CASE
      WHEN key = ANY (private) THEN 'null'::jsonb
      ELSE jsonb_build_array(before -> key, value)
    END), '{}')
  FROM jsonb_each(after)
  WHERE value IS DISTINCT FROM before -> key
    AND key <> ALL (ignored || '{search_text,shelter_id,rests_until}'::text[])
$$;

ALTER TABLE pets
  ADD COLUMN shelter_id uuid NOT NULL DEFAULT '00000000-0000-7000-8000-000000000001'
    REFERENCES shelters,
  ADD CONSTRAINT pets_shelter_key UNIQUE (id, shelter_id);
-- A visit and its pet are of one shelter. A constraint from visits to shelters would make all bookings
-- lock one row, and that from pets suffices.
ALTER TABLE visits
  ADD COLUMN shelter_id uuid NOT NULL DEFAULT '00000000-0000-7000-8000-000000000001',
  DROP CONSTRAINT visits_pet_id_fkey,
  ADD CONSTRAINT visits_pet_id_fkey FOREIGN KEY (pet_id, shelter_id)
    REFERENCES pets (id, shelter_id) ON DELETE SET NULL (pet_id);
-- Where staff work; adopters belong to no shelter.
ALTER TABLE users ADD COLUMN shelter_id uuid REFERENCES shelters;
UPDATE users SET shelter_id = '00000000-0000-7000-8000-000000000001' WHERE role = 'admin';
CREATE FUNCTION set_shelter_of_staff() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shelter_id := CASE WHEN NEW.role = 'admin'
    THEN coalesce(NEW.shelter_id, '00000000-0000-7000-8000-000000000001') END;
  RETURN NEW;
END $$;
CREATE TRIGGER users_shelter BEFORE INSERT OR UPDATE OF role, shelter_id ON users
  FOR EACH ROW EXECUTE FUNCTION set_shelter_of_staff();

CREATE TRIGGER shelters_version BEFORE UPDATE ON shelters FOR EACH ROW
  WHEN (to_jsonb(OLD) - '{version,updated_at}'::text[]
    IS DISTINCT FROM to_jsonb(NEW) - '{version,updated_at}'::text[])
  EXECUTE FUNCTION count_version();

ALTER TABLE events DROP CONSTRAINT events_entity_check;
ALTER TABLE events ADD CONSTRAINT events_entity_check
  CHECK (entity IN ('pet', 'visit', 'person', 'shelter')) NOT VALID;

-- Each rule is a field of its own; the first values are those of the environment, and no change.
CREATE FUNCTION record_shelter_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes jsonb := changed_fields(
    to_jsonb(OLD) - 'visiting' || OLD.visiting, to_jsonb(NEW) - 'visiting' || NEW.visiting,
    '{version,updated_at}', '{opening_hours,closures}');
BEGIN
  IF OLD.updated_at IS NOT NULL AND changes <> '{}' THEN
    PERFORM record_event('shelter.updated', 'shelter', NEW.id, NULL, NULL, NEW.updated_at, changes);
  END IF;
  PERFORM pg_notify('shelter_changed', '');
  INSERT INTO recent_changes (channel, payload) VALUES ('shelter_changed', '');
  RETURN NULL;
END $$;
CREATE TRIGGER shelters_event AFTER UPDATE ON shelters
  FOR EACH ROW EXECUTE FUNCTION record_shelter_event();
