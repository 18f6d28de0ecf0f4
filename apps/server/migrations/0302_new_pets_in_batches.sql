-- B10.01 B11.03: pets that are added together get their stays together, and what blocks a new pet is known before it is
-- stored. Until now each row of an import was one more change of its pet.
CREATE OR REPLACE FUNCTION record_stay() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last stays;
BEGIN
  -- A backup has the stays.
  IF current_setting('pawmatch.actor', true) = 'none' THEN RETURN NULL; END IF;
  IF TG_OP = 'DELETE' THEN
    UPDATE stays SET outcome = 'removed', left_at = greatest(clock_timestamp(), came_at), updated_at = clock_timestamp()
    WHERE pet_id = OLD.id AND outcome IS NULL;
    RETURN NULL;
  END IF;
  IF (NEW.name, NEW.species, NEW.birth_date) IS DISTINCT FROM (OLD.name, OLD.species, OLD.birth_date) THEN
    UPDATE stays SET pet_name = NEW.name, species = NEW.species, birth_date = NEW.birth_date WHERE pet_id = NEW.id;
  END IF;
  IF NEW.shelter_id <> OLD.shelter_id THEN
    UPDATE stays SET outcome = 'transferred_out', left_at = greatest(NEW.updated_at, came_at), updated_at = NEW.updated_at
    WHERE pet_id = NEW.id AND outcome IS NULL;
    IF FOUND THEN PERFORM open_stay(NEW, NEW.updated_at, 'transferred_in'); END IF;
  END IF;
  IF NEW.status = 'Adopted' AND OLD.status <> 'Adopted' THEN
    UPDATE stays SET outcome = 'adopted', left_at = greatest(NEW.updated_at, came_at), updated_at = NEW.updated_at
    WHERE pet_id = NEW.id AND outcome IS NULL;
  ELSIF NEW.status <> OLD.status THEN
    SELECT * INTO last FROM stays WHERE pet_id = NEW.id ORDER BY (outcome IS NULL) DESC, came_at DESC, created_at DESC
    LIMIT 1;
    IF last.outcome IS NOT NULL AND NEW.updated_at - last.left_at < interval '24 hours' THEN
      UPDATE stays SET outcome = NULL, left_at = NULL, outcome_reason = NULL, hold_overridden_by = NULL,
        updated_at = NEW.updated_at
      WHERE id = last.id;
    ELSIF last.outcome IS NOT NULL OR last.id IS NULL THEN
      PERFORM open_stay(NEW, NEW.updated_at, 'returned');
    END IF;
  END IF;
  IF NEW.is_listed AND NOT OLD.is_listed THEN
    UPDATE stays SET listed_at = NEW.updated_at, updated_at = NEW.updated_at
    WHERE pet_id = NEW.id AND outcome IS NULL AND listed_at IS NULL;
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER pets_stay ON pets;
CREATE TRIGGER pets_stay AFTER DELETE OR UPDATE OF status, is_listed, shelter_id, name, species, birth_date ON pets
  FOR EACH ROW EXECUTE FUNCTION record_stay();

CREATE FUNCTION open_stays_of_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A backup has the stays.
  IF current_setting('pawmatch.actor', true) = 'none' THEN RETURN NULL; END IF;
  -- What staff want to show waits from now on, also while a rule hides it.
  INSERT INTO stays (shelter_id, pet_id, pet_name, species, birth_date, age_group, came_at, listed_at, outcome,
    created_at, updated_at)
  SELECT shelter_id, id, name, species, birth_date, age_group, created_at,
    CASE WHEN is_listed_by_staff THEN created_at END, CASE WHEN status = 'Adopted' THEN 'adopted' END,
    updated_at, updated_at
  FROM added
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER pets_stay_of_new AFTER INSERT ON pets
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION open_stays_of_new();

-- The rules that a pet does not meet in its present stay.
CREATE FUNCTION care_blocks_of(pet pets, stay stays) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('need', rule ->> 'need', 'blocks', rule -> 'blocks', 'name', (
      SELECT name FROM care_plans WHERE 'plan:' || care_plans.id = rule ->> 'need')) ORDER BY position), '[]')
  FROM care_rules, care_facts(pet, stay, care_rules.as_of) AS facts,
    jsonb_array_elements(care_rules.rules) WITH ORDINALITY AS listed (rule, position)
  WHERE care_rules.shelter_id = stay.shelter_id
    AND EXISTS (SELECT FROM shelters WHERE shelters.id = stay.shelter_id AND 'care' = ANY (care_parts))
    -- A plan that was deleted is no fact any more.
    AND (rule ->> 'is_on')::boolean AND facts ? (rule ->> 'need')
    AND (facts ->> (rule ->> 'need')) IS DISTINCT FROM 'true'
$$;

-- See `0294_blocks_by_index.sql` for the setting.
CREATE FUNCTION care_blocks_of_new(pet pets) RETURNS jsonb LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  stay stays;
BEGIN
  -- As in `refresh_care_blocks`: who changes the rules waits for the new pet, and sees it.
  PERFORM FROM care_rules WHERE shelter_id = pet.shelter_id FOR SHARE;
  IF NOT FOUND THEN RETURN '[]'; END IF;
  stay.shelter_id := pet.shelter_id;
  RETURN care_blocks_of(pet, stay);
END $$;

CREATE OR REPLACE FUNCTION keep_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.is_listed_by_staff := NEW.is_listed_by_staff AND (NEW.is_listed OR is_blocked(NEW.care_blocks, 'showing'));
    -- A backup has the blocks.
    IF NEW.status <> 'Adopted' AND current_setting('pawmatch.actor', true) IS DISTINCT FROM 'none' THEN
      NEW.care_blocks := care_blocks_of_new(NEW);
    END IF;
  ELSIF NEW.is_listed <> OLD.is_listed
    AND (NEW.is_listed_by_staff, NEW.care_blocks) = (OLD.is_listed_by_staff, OLD.care_blocks) THEN
    NEW.is_listed_by_staff := NEW.is_listed;
  END IF;
  NEW.is_listed := NEW.is_listed_by_staff AND NOT is_blocked(NEW.care_blocks, 'showing');
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION refresh_care_blocks(pet_ids uuid[]) RETURNS void LANGUAGE plpgsql
SET enable_seqscan = off AS $$
DECLARE
  ids uuid[];
  lists jsonb[];
BEGIN
  -- A backup has the blocks.
  IF current_setting('pawmatch.actor', true) = 'none' THEN RETURN; END IF;
  -- Who changes the rules waits for who changes the care, and the other way round, so that the last one sees both.
  PERFORM FROM care_rules WHERE shelter_id IN (SELECT shelter_id FROM pets WHERE id = ANY (pet_ids)) FOR SHARE;
  IF NOT FOUND AND NOT EXISTS (SELECT FROM pets WHERE id = ANY (pet_ids) AND care_blocks <> '[]') THEN RETURN; END IF;
  SELECT array_agg(wanted.id ORDER BY wanted.id), array_agg(wanted.list ORDER BY wanted.id) INTO ids, lists
  FROM (
    SELECT pets.id, pets.care_blocks, care_blocks_of(pets, stays) AS list
    FROM pets LEFT JOIN stays ON stays.pet_id = pets.id AND stays.outcome IS NULL
    WHERE pets.id = ANY (pet_ids)
  ) AS wanted
  WHERE wanted.list <> wanted.care_blocks;
  -- An update of no row would empty the caches, too.
  IF ids IS NULL THEN RETURN; END IF;
  UPDATE pets SET care_blocks = changed.list, is_listed = is_listed_by_staff AND NOT is_blocked(changed.list, 'showing'),
    updated_at = greatest(updated_at, clock_timestamp())
  FROM unnest(ids, lists) AS changed (id, list) WHERE pets.id = changed.id;
END $$;

DROP TRIGGER stays_block_of_new ON stays;
CREATE TRIGGER stays_block_of_new AFTER INSERT ON stays
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_blocks_of_changed_care();

-- What blocks a pet is neither in its history nor news for anybody, unless it hides or shows the pet: a rule that is
-- changed blocks thousands at once.
DROP TRIGGER pets_event ON pets;
CREATE TRIGGER pets_event AFTER INSERT OR DELETE ON pets FOR EACH ROW EXECUTE FUNCTION record_pet_event();
-- By its name before the one that keeps earlier notes with the event.
CREATE TRIGGER pets_event_change AFTER UPDATE ON pets FOR EACH ROW
  WHEN (NEW.care_blocks = OLD.care_blocks OR NEW.is_listed <> OLD.is_listed)
  EXECUTE FUNCTION record_pet_event();
CREATE OR REPLACE TRIGGER pets_arrival_of_changed AFTER UPDATE ON pets FOR EACH ROW
  WHEN (NEW.status = 'Available' AND NEW.is_listed AND NEW.version IS DISTINCT FROM OLD.version
    AND (NEW.care_blocks = OLD.care_blocks OR NOT OLD.is_listed))
  EXECUTE FUNCTION record_pet_arrival();
