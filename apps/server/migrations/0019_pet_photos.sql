-- Up to 12 photos a pet (B4.04). The main photo stays in the row of the pet, and pet_photos has the
-- others, so that no photo is stored twice. All changes lock the pet's row.
ALTER TABLE pets
  ADD COLUMN photo_id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN photo_alt_text text CHECK (char_length(photo_alt_text) <= 200),
  -- Faces are usually above the middle of a photo.
  ADD COLUMN photo_focal_x double precision NOT NULL DEFAULT 0.5
    CHECK (photo_focal_x BETWEEN 0 AND 1),
  ADD COLUMN photo_focal_y double precision NOT NULL DEFAULT 0.25
    CHECK (photo_focal_y BETWEEN 0 AND 1),
  -- Incremented by each change of the list of photos, so that the triggers of this table see it.
  ADD COLUMN photos_revision integer NOT NULL DEFAULT 0;

-- Named as in pets, so that a photo can move between the two tables.
CREATE TABLE pet_photos (
  photo_id uuid PRIMARY KEY,
  pet_id uuid NOT NULL REFERENCES pets ON DELETE CASCADE,
  -- The main photo has position 0.
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 11),
  photo_hash text,
  photo_width integer,
  photo_height integer,
  photo_color text,
  photo_placeholder text,
  external_photo jsonb,
  photo_alt_text text CHECK (char_length(photo_alt_text) <= 200),
  photo_focal_x double precision NOT NULL CHECK (photo_focal_x BETWEEN 0 AND 1),
  photo_focal_y double precision NOT NULL CHECK (photo_focal_y BETWEEN 0 AND 1),
  UNIQUE (pet_id, position),
  CHECK ((photo_hash IS NULL) = (photo_width IS NULL)),
  CHECK ((photo_hash IS NULL) <> (external_photo IS NULL))
);
CREATE INDEX pet_photos_photo_hash_idx ON pet_photos (photo_hash) WHERE photo_hash IS NOT NULL;

-- A changed list of photos is the field `photos`, also when another photo became the main one.
CREATE OR REPLACE FUNCTION record_pet_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes jsonb;
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM record_event('pet.created', 'pet', NEW.id, NEW.id, NULL, NEW.updated_at,
      jsonb_build_object('status', jsonb_build_array(NULL, NEW.status)));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM record_event('pet.deleted', 'pet', OLD.id, OLD.id, NULL, clock_timestamp(),
      jsonb_build_object('name', jsonb_build_array(OLD.name, NULL)));
  ELSE
    changes := changed_fields(to_jsonb(OLD), to_jsonb(NEW),
      '{version,updated_at,photo_id,photo_width,photo_height,photo_color,photo_placeholder,photo_alt_text,photo_focal_x,photo_focal_y,photos_revision}',
      '{description,summary,shelter_notes,photo_hash,external_photo}');
    IF NEW.photos_revision <> OLD.photos_revision THEN
      changes := changes - '{photo_hash,external_photo}'::text[] || '{"photos": null}'::jsonb;
    END IF;
    IF changes <> '{}' THEN
      PERFORM record_event('pet.updated', 'pet', NEW.id, NEW.id, NULL, NEW.updated_at, changes);
    END IF;
  END IF;
  RETURN NULL;
END $$;
