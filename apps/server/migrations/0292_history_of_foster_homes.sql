-- B11.04: what a foster home takes in is changed by its person and by staff; history and journal say who and what.
CREATE FUNCTION record_foster_home_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes jsonb := changed_fields(to_jsonb(OLD), to_jsonb(NEW), '{version,updated_at,closed_at}',
    '{visit_days,meeting_place}');
BEGIN
  IF changes <> '{}' THEN
    PERFORM record_event('person.updated', 'person', NEW.user_id, NULL, NEW.user_id, NEW.updated_at, changes);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER foster_homes_event AFTER UPDATE ON foster_homes FOR EACH ROW
  WHEN (OLD.user_id = NEW.user_id) EXECUTE FUNCTION record_foster_home_event();
