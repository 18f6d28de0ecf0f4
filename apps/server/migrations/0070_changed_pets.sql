-- Each server has all pets in memory (decision 15), and reads those that changed since its last snapshot.
ALTER TABLE pets ADD COLUMN changed_in xid8 NOT NULL DEFAULT pg_current_xact_id();
CREATE INDEX pets_changed_in_idx ON pets (changed_in);

CREATE FUNCTION count_pet_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  NEW.changed_in := pg_current_xact_id();
  RETURN NEW;
END $$;
DROP TRIGGER pets_version ON pets;
CREATE TRIGGER pets_version BEFORE UPDATE ON pets FOR EACH ROW
  WHEN (to_jsonb(OLD) - '{version,updated_at}'::text[]
    IS DISTINCT FROM to_jsonb(NEW) - '{version,updated_at}'::text[])
  EXECUTE FUNCTION count_pet_version();

-- Columns that only the database writes are no changes that people make.
CREATE OR REPLACE FUNCTION changed_fields(before jsonb, after jsonb, ignored text[], private text[])
RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(key, CASE
      WHEN key = ANY (private) THEN 'null'::jsonb
      ELSE jsonb_build_array(before -> key, value)
    END), '{}')
  FROM jsonb_each(after)
  WHERE value IS DISTINCT FROM before -> key
    AND key <> ALL (ignored || '{search_text,shelter_id,rests_until,changed_in}'::text[])
$$;

-- Searches for pets ask the memory.
DROP INDEX IF EXISTS pets_text_idx;
