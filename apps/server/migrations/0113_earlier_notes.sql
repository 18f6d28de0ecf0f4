-- Texts of notes that were overwritten, beside the event that replaced them. Events have no personal data; these rows
-- can be erased, and are together with the visit, the pet, the event or the visitor's account.
CREATE TABLE earlier_notes (
  event_id bigint PRIMARY KEY REFERENCES events ON DELETE CASCADE,
  visit_id uuid REFERENCES visits ON DELETE CASCADE,
  pet_id uuid REFERENCES pets ON DELETE CASCADE,
  text text NOT NULL,
  CHECK (num_nonnulls(visit_id, pet_id) = 1)
);
CREATE INDEX earlier_notes_visit_idx ON earlier_notes (visit_id) WHERE visit_id IS NOT NULL;
CREATE INDEX earlier_notes_pet_idx ON earlier_notes (pet_id) WHERE pet_id IS NOT NULL;

-- The argument is the column of the notes.
CREATE FUNCTION keep_earlier_notes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  earlier text := to_jsonb(OLD) ->> TG_ARGV[0];
BEGIN
  IF coalesce(earlier, '') <> '' AND earlier IS DISTINCT FROM to_jsonb(NEW) ->> TG_ARGV[0]
    AND coalesce(current_setting('pawmatch.actor', true), '') <> 'none' THEN
    INSERT INTO earlier_notes (event_id, visit_id, pet_id, text)
    SELECT id, CASE entity WHEN 'visit' THEN NEW.id END, CASE entity WHEN 'pet' THEN NEW.id END, earlier
    FROM events WHERE entity_id = NEW.id ORDER BY id DESC LIMIT 1;
  END IF;
  RETURN NULL;
END $$;

-- Triggers run in the order of their names: after `visits_event` and `pets_event`, which record the event.
CREATE TRIGGER visits_event_notes AFTER UPDATE OF notes ON visits
  FOR EACH ROW WHEN (NEW.user_id IS NOT DISTINCT FROM OLD.user_id) EXECUTE FUNCTION keep_earlier_notes('notes');
CREATE TRIGGER pets_event_notes AFTER UPDATE OF shelter_notes ON pets
  FOR EACH ROW EXECUTE FUNCTION keep_earlier_notes('shelter_notes');

CREATE FUNCTION erase_earlier_notes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM earlier_notes WHERE visit_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER visits_erase_notes AFTER UPDATE OF user_id ON visits
  FOR EACH ROW WHEN (OLD.user_id IS NOT NULL AND NEW.user_id IS NULL) EXECUTE FUNCTION erase_earlier_notes();
