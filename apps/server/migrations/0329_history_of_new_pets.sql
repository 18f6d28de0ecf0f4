-- B10.01: the history and the queue of alerts get a batch of new pets in one statement each, where each pet was three.
-- More than half of what the database did for an import was this.
CREATE FUNCTION record_new_pets() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  actor text := coalesce(nullif(current_setting('pawmatch.actor', true), ''), 'system');
BEGIN
  -- A backup has the history, and brings nothing new.
  IF actor = 'none' THEN RETURN NULL; END IF;
  INSERT INTO events (kind, entity, entity_id, pet_id, actor, actor_id, happened_at, changes, shelter_id, acted_at)
  SELECT 'pet.created', 'pet', id, id, split_part(actor, ':', 1), nullif(split_part(actor, ':', 2), '')::uuid,
    updated_at, jsonb_build_object('status', jsonb_build_array(NULL, status)), shelter_id,
    nullif(split_part(actor, ':', 3), '')::uuid
  FROM added;
  INSERT INTO recent_changes (channel, payload)
  SELECT DISTINCT 'events', concat_ws(':', 'pet', shelter_id) FROM added;
  INSERT INTO pet_arrivals (pet_id) SELECT id FROM added WHERE status = 'Available' AND is_listed;
  RETURN NULL;
END $$;
-- By its name before the one that opens stays.
CREATE TRIGGER pets_event_of_new AFTER INSERT ON pets
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_new_pets();

DROP TRIGGER pets_arrival_of_new ON pets;
CREATE OR REPLACE FUNCTION record_pet_arrival() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A restored backup brings nothing new.
  IF current_setting('pawmatch.actor', true) IS DISTINCT FROM 'none' THEN
    INSERT INTO pet_arrivals (pet_id, before) VALUES (NEW.id,
      CASE WHEN OLD.status = 'Available' AND OLD.is_listed THEN to_jsonb(OLD) END);
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER pets_event ON pets;
CREATE TRIGGER pets_event AFTER DELETE ON pets FOR EACH ROW EXECUTE FUNCTION record_pet_event();
CREATE OR REPLACE FUNCTION record_pet_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes jsonb;
  report text := current_setting('pawmatch.foster_report', true);
BEGIN
  IF TG_OP = 'DELETE' THEN
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
