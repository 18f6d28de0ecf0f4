-- B11.01: the screens of staff follow the places, as they follow the care and the moves.
CREATE TRIGGER places_inserted AFTER INSERT ON places
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_care_changed();
CREATE TRIGGER places_updated AFTER UPDATE ON places
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_care_changed();
