-- B8.02: other servers must know of a new shelter at once, because they check whose rows a call names only then.
CREATE OR REPLACE TRIGGER shelters_event AFTER INSERT OR UPDATE ON shelters
  FOR EACH ROW EXECUTE FUNCTION record_shelter_event();
