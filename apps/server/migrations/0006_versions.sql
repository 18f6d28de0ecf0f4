-- A change names the version that it was made on, so that nobody overwrites a colleague's work unseen.
-- The database counts, so that no way of changing a row is forgotten.
ALTER TABLE pets ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE visits
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN cancel_reason text CHECK (
    cancel_reason IN
      ('adopter', 'staff', 'unanswered', 'pet_adopted', 'pet_removed', 'account_closed')
  ) CHECK (cancel_reason IS NULL OR status = 'cancelled'),
  -- True for visits from before visits_one_place, see below.
  ADD COLUMN is_overlap_allowed boolean NOT NULL DEFAULT false;

CREATE FUNCTION count_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;

CREATE TRIGGER pets_version BEFORE UPDATE ON pets FOR EACH ROW
  WHEN (to_jsonb(OLD) - '{version,updated_at}'::text[]
    IS DISTINCT FROM to_jsonb(NEW) - '{version,updated_at}'::text[])
  EXECUTE FUNCTION count_version();
-- What people see of a visit; a reminder that was sent is no new version.
CREATE TRIGGER visits_version BEFORE UPDATE ON visits FOR EACH ROW
  WHEN ((OLD.pet_id, OLD.user_id, OLD.visitor_name, OLD.visitor_email, OLD.visitor_phone,
      OLD.status, OLD.cancel_reason, OLD.starts_at, OLD.ends_at, OLD.notes)
    IS DISTINCT FROM (NEW.pet_id, NEW.user_id, NEW.visitor_name, NEW.visitor_email,
      NEW.visitor_phone, NEW.status, NEW.cancel_reason, NEW.starts_at, NEW.ends_at, NEW.notes))
  EXECUTE FUNCTION count_version();

-- Nobody is in two places at once. Where somebody has already booked two visits at one time, the
-- migration does not decide which of them is meant: all but the newest are exempt until staff move
-- them, and staff or the adopter cancel the one that is not wanted.
UPDATE visits SET is_overlap_allowed = true
WHERE status IN ('pending', 'approved', 'confirmed') AND EXISTS (
  SELECT FROM visits AS newer
  WHERE newer.user_id = visits.user_id
    AND newer.status IN ('pending', 'approved', 'confirmed')
    AND (newer.created_at, newer.id) > (visits.created_at, visits.id)
    AND tstzrange(newer.starts_at, newer.ends_at) && tstzrange(visits.starts_at, visits.ends_at)
);
-- Created after visits_no_overlap, so that PostgreSQL tests it last: a time that is taken for
-- everybody is told as that.
ALTER TABLE visits ADD CONSTRAINT visits_one_place EXCLUDE USING gist (
  user_id WITH =,
  tstzrange(starts_at, ends_at) WITH &&
) WHERE (status IN ('pending', 'approved', 'confirmed') AND NOT is_overlap_allowed);
CREATE INDEX visits_unanswered_idx ON visits (starts_at) WHERE status = 'pending';
