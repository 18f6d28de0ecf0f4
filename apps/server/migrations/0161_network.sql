-- B8.06: names that shelters had in addresses; each leads to its shelter and is nobody else's.
CREATE TABLE former_shelter_slugs (
  slug text PRIMARY KEY,
  shelter_id uuid NOT NULL REFERENCES shelters ON DELETE CASCADE
);
CREATE INDEX former_shelter_slugs_shelter_idx ON former_shelter_slugs (shelter_id);

-- Runs after the unique index of slugs, for which a new shelter waits until a name is free: what became a former name
-- meanwhile is seen here.
CREATE FUNCTION keep_shelter_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM former_shelter_slugs WHERE slug = NEW.slug AND shelter_id <> NEW.id) THEN
    RAISE EXCEPTION 'slug of another shelter'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'shelters_slug_key';
  END IF;
  -- The first start gives the first shelter its name, and nobody knows the one before.
  IF TG_OP = 'UPDATE' AND OLD.updated_at IS NOT NULL THEN
    DELETE FROM former_shelter_slugs WHERE slug = NEW.slug;
    INSERT INTO former_shelter_slugs (slug, shelter_id) VALUES (OLD.slug, NEW.id);
    -- Pets are found by the slug of their shelter: see 0070_changed_pets.sql.
    UPDATE pets SET changed_in = pg_current_xact_id() WHERE shelter_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER shelters_slug_of_new AFTER INSERT ON shelters
  FOR EACH ROW EXECUTE FUNCTION keep_shelter_slug();
CREATE TRIGGER shelters_slug_of_changed AFTER UPDATE ON shelters
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_shelter_slug();

-- That a slug changes is no change of a pet.
CREATE OR REPLACE TRIGGER pets_version BEFORE UPDATE ON pets FOR EACH ROW
  WHEN (to_jsonb(OLD) - '{version,updated_at,changed_in}'::text[]
    IS DISTINCT FROM to_jsonb(NEW) - '{version,updated_at,changed_in}'::text[])
  EXECUTE FUNCTION count_pet_version();

-- While a shelter is paused, adopters do not see its pets, and it has no visits to come.
ALTER TABLE shelters ADD COLUMN paused_at timestamptz;

ALTER TABLE visits DROP CONSTRAINT visits_cancel_reason_check, ADD CONSTRAINT visits_cancel_reason_check CHECK (
  cancel_reason IN ('adopter', 'staff', 'unanswered', 'unconfirmed', 'pet_adopted', 'pet_removed', 'account_closed',
    'closed', 'times_changed', 'shelter_paused')
);

CREATE FUNCTION refuse_visit_of_paused_shelter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A backup has visits that began before the pause.
  IF current_setting('pawmatch.actor', true) = 'none' THEN RETURN NEW; END IF;
  IF EXISTS (SELECT FROM shelters WHERE id = NEW.shelter_id AND paused_at <= NEW.updated_at) THEN
    RAISE EXCEPTION 'shelter is paused'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'visits_shelter_paused';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER visits_paused_of_new BEFORE INSERT ON visits FOR EACH ROW
  WHEN (NEW.status IN ('pending', 'approved', 'confirmed'))
  EXECUTE FUNCTION refuse_visit_of_paused_shelter();
CREATE TRIGGER visits_paused_of_changed BEFORE UPDATE OF status, starts_at ON visits FOR EACH ROW
  WHEN (NEW.status IN ('pending', 'approved', 'confirmed') AND NEW.ends_at > NEW.updated_at AND (
    OLD.status NOT IN ('pending', 'approved', 'confirmed') OR OLD.starts_at <> NEW.starts_at))
  EXECUTE FUNCTION refuse_visit_of_paused_shelter();

-- New shelters are in the journal, and the columns that hold the address are no settings.
CREATE OR REPLACE FUNCTION record_shelter_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes jsonb;
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.updated_at IS NOT NULL THEN
      PERFORM record_event('shelter.created', 'shelter', NEW.id, NULL, NULL, NEW.updated_at,
        jsonb_build_object('name', jsonb_build_array(NULL, NEW.name)));
    END IF;
  ELSE
    changes := changed_fields(
      to_jsonb(OLD) - 'visiting' || OLD.visiting, to_jsonb(NEW) - 'visiting' || NEW.visiting,
      '{version,updated_at}', '{opening_hours,closures}');
    IF OLD.updated_at IS NOT NULL AND changes <> '{}' THEN
      PERFORM record_event('shelter.updated', 'shelter', NEW.id, NULL, NULL, NEW.updated_at, changes);
    END IF;
  END IF;
  PERFORM pg_notify('shelter_changed', '');
  INSERT INTO recent_changes (channel, payload) VALUES ('shelter_changed', '');
  RETURN NULL;
END $$;
