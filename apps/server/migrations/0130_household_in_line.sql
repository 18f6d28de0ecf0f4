-- A person may wait for one day or hour: for visits that begin in this span.
ALTER TABLE waiting_list
  ADD COLUMN wanted_from timestamptz,
  ADD COLUMN wanted_to timestamptz,
  ADD CHECK (num_nulls(wanted_from, wanted_to) IN (0, 2)),
  ADD CHECK (wanted_from < wanted_to);

-- Two who match together are one household: what is held for one is not refused to the other, and a visit of
-- one ends the waiting of both.
CREATE OR REPLACE FUNCTION check_waiting_list() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  household uuid[] := ARRAY(SELECT partner_id FROM match_partners WHERE user_id = NEW.user_id) || NEW.user_id;
  own_turn bigint;
  is_staff boolean := coalesce(current_setting('pawmatch.actor', true) LIKE 'staff%', false);
BEGIN
  WITH own AS (
    DELETE FROM waiting_list
    WHERE pet_id IN (NEW.pet_id, NEW.bonded_pet_id) AND user_id = ANY (household)
    RETURNING turn
  )
  SELECT min(turn) INTO own_turn FROM own;
  IF EXISTS (
    SELECT FROM waiting_list JOIN users ON users.id = user_id
    WHERE pet_id IN (NEW.pet_id, NEW.bonded_pet_id) AND (
      (held_until > NEW.updated_at AND tstzrange(held_from, held_rests_until)
        && tstzrange(NEW.starts_at, coalesce(NEW.rests_until, NEW.ends_at)))
      OR (NOT is_staff AND email_confirmed_at IS NOT NULL AND coalesce(held_until <= NEW.updated_at, true)
        AND NEW.starts_at IS DISTINCT FROM held_from AND NEW.starts_at <> ALL (missed)
        AND coalesce(NEW.starts_at >= wanted_from AND NEW.starts_at < wanted_to, true)
        AND (own_turn IS NULL OR turn < own_turn)))
  ) THEN
    RAISE EXCEPTION 'time is held for somebody who waits'
      USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'visits_held_times';
  END IF;
  RETURN NULL;
END $$;
