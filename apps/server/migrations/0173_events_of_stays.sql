-- B9.01 B9.11: what staff correct of a stay is in the history of its pet. What the pet's own changes write is there already.
CREATE FUNCTION record_stay_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes jsonb := changed_fields(to_jsonb(OLD), to_jsonb(NEW),
    '{id,pet_id,pet_name,species,birth_date,age_group,listed_at,hold_overridden_by,pet_before,created_at,updated_at}',
    '{came_from,outcome_reason}');
BEGIN
  -- The history of a pet tells of its move to another shelter.
  IF NEW.outcome = 'transferred_out' AND OLD.outcome IS NULL
    AND EXISTS (SELECT FROM pets WHERE id = NEW.pet_id AND shelter_id <> NEW.shelter_id) THEN
    RETURN NULL;
  END IF;
  IF NEW.outcome IN ('adopted', 'removed') OR OLD.outcome = 'adopted' THEN
    changes := changes - 'outcome' - CASE WHEN NEW.outcome IS DISTINCT FROM OLD.outcome THEN 'left_at' ELSE '' END;
  END IF;
  IF changes <> '{}' THEN
    PERFORM record_event('pet.updated', 'pet', NEW.pet_id, NEW.pet_id, NULL, NEW.updated_at, changes);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER stays_event AFTER UPDATE OF came_at, intake, came_from, hold_until, outcome, left_at, outcome_reason
  ON stays FOR EACH ROW EXECUTE FUNCTION record_stay_event();
