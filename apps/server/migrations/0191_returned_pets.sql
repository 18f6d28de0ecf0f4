-- B9.09: one of a pair may come back; the adoption goes on with the other one.
ALTER TABLE adoption_pets ADD COLUMN returned_at timestamptz;
UPDATE adoption_pets SET returned_at = ended_at FROM adoptions
WHERE adoptions.id = adoption_id AND stage = 'returned';

CREATE OR REPLACE FUNCTION hold_adoption_pets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'adoption_pets' THEN
    NEW.is_held := NEW.returned_at IS NULL
      AND (SELECT holds_pets(stage) FROM adoptions WHERE id = NEW.adoption_id);
    RETURN NEW;
  END IF;
  UPDATE adoption_pets SET is_held = holds_pets(NEW.stage) AND returned_at IS NULL
  WHERE adoption_id = NEW.id AND is_held <> (holds_pets(NEW.stage) AND returned_at IS NULL);
  RETURN NULL;
END $$;
DROP TRIGGER adoption_pets_held ON adoption_pets;
CREATE TRIGGER adoption_pets_held BEFORE INSERT OR UPDATE OF returned_at ON adoption_pets
  FOR EACH ROW EXECUTE FUNCTION hold_adoption_pets();
