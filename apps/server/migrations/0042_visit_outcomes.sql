-- B3.05: who came, and what came of the visit.
ALTER TABLE visits
  ADD COLUMN checked_in_at timestamptz,
  ADD COLUMN outcome text
    CHECK (outcome IN ('came', 'no_show', 'adopted', 'thinking', 'not_a_fit')),
  ADD COLUMN not_a_fit_because text
    CHECK (not_a_fit_because IN
      ('energy', 'size', 'children', 'other_pets', 'allergy', 'home', 'other'))
    CHECK (not_a_fit_because IS NULL OR outcome = 'not_a_fit');

CREATE OR REPLACE TRIGGER visits_version BEFORE UPDATE ON visits FOR EACH ROW
  WHEN ((OLD.pet_id, OLD.user_id, OLD.visitor_name, OLD.visitor_email, OLD.visitor_phone,
      OLD.status, OLD.cancel_reason, OLD.starts_at, OLD.ends_at, OLD.notes,
      OLD.checked_in_at, OLD.outcome, OLD.not_a_fit_because)
    IS DISTINCT FROM (NEW.pet_id, NEW.user_id, NEW.visitor_name, NEW.visitor_email,
      NEW.visitor_phone, NEW.status, NEW.cancel_reason, NEW.starts_at, NEW.ends_at, NEW.notes,
      NEW.checked_in_at, NEW.outcome, NEW.not_a_fit_because))
  EXECUTE FUNCTION count_version();
