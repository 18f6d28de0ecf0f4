-- Servers keep what an adopter wishes for until it changes, whoever changes it: the message says whose
-- it is, and is delivered when the transaction commits.
CREATE FUNCTION notify_preferences_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('preferences_changed', coalesce(NEW.user_id, OLD.user_id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER preferences_changed AFTER INSERT OR UPDATE OR DELETE ON preferences
  FOR EACH ROW EXECUTE FUNCTION notify_preferences_changed();
CREATE TRIGGER required_traits_changed AFTER INSERT OR UPDATE OR DELETE ON required_traits
  FOR EACH ROW EXECUTE FUNCTION notify_preferences_changed();
