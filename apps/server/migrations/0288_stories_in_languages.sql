-- B5.02: the language in which staff of a shelter write. An unknown one, of a later version, is read as English.
ALTER TABLE shelters ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language ~ '^[a-z]{2,3}$');

-- What staff wrote in other languages than their shelter's, by language and name of the text, such as
-- {"es": {"description": "…"}}. A text that is missing is shown in the shelter's own language.
CREATE FUNCTION are_translations(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_typeof(value) = 'object'
    AND NOT value @? 'strict $.* ? (@.type() != "object")'
    AND NOT value @? 'strict $.*.* ? (@.type() != "string" && @.type() != "null")'
    AND octet_length(value::text) < 1000000
$$;

ALTER TABLE pets ADD COLUMN translations jsonb NOT NULL DEFAULT '{}'
  CONSTRAINT pets_translations_check CHECK (are_translations(translations));

-- A text in another language is recorded as the text itself.
CREATE OR REPLACE FUNCTION record_pet_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes jsonb;
  report text := current_setting('pawmatch.foster_report', true);
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM record_event('pet.created', 'pet', NEW.id, NEW.id, NULL, NEW.updated_at,
      jsonb_build_object('status', jsonb_build_array(NULL, NEW.status)));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM record_event('pet.deleted', 'pet', OLD.id, OLD.id, NULL, clock_timestamp(),
      jsonb_build_object('name', jsonb_build_array(OLD.name, NULL)));
  ELSE
    changes := changed_fields(to_jsonb(OLD), to_jsonb(NEW),
      '{version,updated_at,photo_id,photo_width,photo_height,photo_color,photo_placeholder,photo_alt_text,photo_focal_x,photo_focal_y,photos_revision,source,source_id}',
      '{description,summary,translations,shelter_notes,photo_hash,external_photo}');
    IF NEW.photos_revision <> OLD.photos_revision THEN
      changes := changes - '{photo_hash,external_photo}'::text[] || '{"photos": null}'::jsonb;
    END IF;
    IF changes ? 'translations' THEN
      changes := changes - 'translations' || (
        SELECT coalesce(jsonb_object_agg(field, NULL::text), '{}')
        FROM unnest('{summary,description}'::text[]) AS field
        WHERE EXISTS (
          SELECT FROM jsonb_object_keys(OLD.translations || NEW.translations) AS language
          WHERE OLD.translations #>> ARRAY[language, field]
            IS DISTINCT FROM NEW.translations #>> ARRAY[language, field]));
    END IF;
    IF changes ? 'bonded_with' THEN
      changes := changes || jsonb_build_object('bonded_with', jsonb_build_array(
        (SELECT name FROM pets WHERE id = OLD.bonded_with),
        (SELECT name FROM pets WHERE id = NEW.bonded_with)));
    END IF;
    IF changes <> '{}' THEN
      IF report <> '' THEN
        changes := changes || jsonb_build_object('foster_report', jsonb_build_array(NULL, report));
      END IF;
      PERFORM record_event('pet.updated', 'pet', NEW.id, NEW.id, NULL, NEW.updated_at, changes);
    END IF;
  END IF;
  RETURN NULL;
END $$;
