-- B9.02: a pet that is not listed is new to nobody. One that is listed now is new, whatever it was before.
CREATE OR REPLACE FUNCTION record_pet_arrival() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A restored backup brings nothing new.
  IF current_setting('pawmatch.actor', true) IS DISTINCT FROM 'none' THEN
    INSERT INTO pet_arrivals (pet_id, before) VALUES (NEW.id,
      CASE WHEN TG_OP = 'UPDATE' AND OLD.status = 'Available' AND OLD.is_listed THEN to_jsonb(OLD) END);
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER pets_arrival_of_new ON pets;
CREATE TRIGGER pets_arrival_of_new AFTER INSERT ON pets FOR EACH ROW
  WHEN (NEW.status = 'Available' AND NEW.is_listed) EXECUTE FUNCTION record_pet_arrival();
DROP TRIGGER pets_arrival_of_changed ON pets;
CREATE TRIGGER pets_arrival_of_changed AFTER UPDATE ON pets FOR EACH ROW
  WHEN (NEW.status = 'Available' AND NEW.is_listed AND NEW.version IS DISTINCT FROM OLD.version)
  EXECUTE FUNCTION record_pet_arrival();

-- B9.02: who adopts a pet out over its hold, whichever way the status is set.
CREATE FUNCTION keep_overridden_hold() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  actor text := coalesce(current_setting('pawmatch.actor', true), '');
BEGIN
  IF NEW.hold_until >= (NEW.left_at AT TIME ZONE (SELECT time_zone FROM shelters WHERE id = NEW.shelter_id))::date THEN
    NEW.hold_overridden_by := (SELECT id FROM users WHERE id = nullif(split_part(actor, ':', 2), '')::uuid);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER stays_overridden_hold BEFORE UPDATE OF outcome ON stays FOR EACH ROW
  WHEN (NEW.outcome = 'adopted' AND OLD.outcome IS NULL) EXECUTE FUNCTION keep_overridden_hold();

-- B9.01: what an outcome other than adoption changed of the pet, so that it can be taken back.
ALTER TABLE stays ADD COLUMN pet_before jsonb;
