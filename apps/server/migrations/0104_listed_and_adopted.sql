-- Since when a pet is listed, and when it was adopted, as is true now: a corrected mistake leaves no trace.
-- Adoptions before events were recorded have no date.
ALTER TABLE pets ADD COLUMN listed_at timestamptz, ADD COLUMN adopted_at timestamptz;

-- A pet that was adopted by mistake has waited all along; one that comes back later begins again.
CREATE FUNCTION set_listed_and_adopted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.listed_at := coalesce(NEW.listed_at, NEW.created_at);
  ELSIF NEW.created_at <> OLD.created_at AND OLD.listed_at = OLD.created_at THEN
    NEW.listed_at := NEW.created_at;
  ELSIF NEW.status = 'Adopted' AND OLD.status <> 'Adopted' THEN
    NEW.adopted_at := NEW.updated_at;
  ELSIF OLD.status = 'Adopted' AND NEW.status <> 'Adopted' THEN
    IF OLD.adopted_at IS NULL OR NEW.updated_at - OLD.adopted_at >= interval '24 hours' THEN
      NEW.listed_at := NEW.updated_at;
    END IF;
    NEW.adopted_at := NULL;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION changed_fields(before jsonb, after jsonb, ignored text[], private text[])
RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(key, CASE
      WHEN key = ANY (private) THEN 'null'::jsonb
      ELSE jsonb_build_array(before -> key, value)
    END), '{}')
  FROM jsonb_each(after)
  WHERE value IS DISTINCT FROM before -> key AND key <> ALL (ignored ||
    '{search_text,shelter_id,rests_until,ended_at,changed_in,bonded_pet_id,listed_at,adopted_at}'::text[])
$$;

-- Neither a new version nor an event: nobody changed anything.
ALTER TABLE pets DISABLE TRIGGER USER;
UPDATE pets SET
  listed_at = coalesce((
    SELECT max(happened_at) FROM events
    WHERE entity_id = pets.id AND kind = 'pet.updated' AND changes -> 'status' ->> 0 = 'Adopted'
  ), created_at),
  adopted_at = CASE WHEN status = 'Adopted' THEN (
    SELECT max(happened_at) FROM events
    WHERE entity_id = pets.id AND kind = 'pet.updated' AND changes -> 'status' ->> 1 = 'Adopted'
  ) END;
ALTER TABLE pets ENABLE TRIGGER USER;

ALTER TABLE pets ALTER COLUMN listed_at SET NOT NULL;
CREATE TRIGGER pets_listed_and_adopted BEFORE INSERT OR UPDATE OF status, created_at ON pets
  FOR EACH ROW EXECUTE FUNCTION set_listed_and_adopted();
