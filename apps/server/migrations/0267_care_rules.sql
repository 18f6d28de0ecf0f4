-- B11.03: what must be true of a pet before it is shown, booked or leaves, by the shelter's own rules.
ALTER TABLE care_plans DROP CONSTRAINT care_plans_kind_check, ADD CONSTRAINT care_plans_kind_check CHECK (kind IN
  ('exam', 'vaccination', 'worming', 'test', 'neutering', 'microchip', 'weight', 'medicine', 'other'));
ALTER TABLE care_items DROP CONSTRAINT care_items_kind_check, ADD CONSTRAINT care_items_kind_check CHECK (kind IN
  ('exam', 'vaccination', 'worming', 'test', 'neutering', 'microchip', 'weight', 'medicine', 'other'));

CREATE TABLE care_rules (
  shelter_id uuid PRIMARY KEY REFERENCES shelters,
  -- At most ten of { need, blocks, is_on }; see `readiness.ts` in the contract.
  rules jsonb NOT NULL CHECK (jsonb_typeof(rules) = 'array' AND jsonb_array_length(rules) <= 10),
  -- The day at the shelter for which the blocks of its pets are computed.
  as_of date NOT NULL,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL
);
CREATE TRIGGER care_rules_version BEFORE UPDATE ON care_rules FOR EACH ROW
  WHEN (OLD.rules IS DISTINCT FROM NEW.rules) EXECUTE FUNCTION count_version();

-- Why somebody closed an adoption although rules were in the way.
ALTER TABLE adoptions ADD COLUMN closed_despite text;
-- What the adopter got on the day on which the pet left.
ALTER TABLE adoption_pets ADD COLUMN health_record jsonb;

-- Columns that only the database writes are no changes that people make.
CREATE OR REPLACE FUNCTION changed_fields(before jsonb, after jsonb, ignored text[], private text[])
RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(key, CASE
      WHEN key = ANY (private || '{earlier_home_words}'::text[]) THEN 'null'::jsonb
      ELSE jsonb_build_array(before -> key, value)
    END), '{}')
  FROM jsonb_each(after)
  WHERE value IS DISTINCT FROM before -> key AND key <> ALL (ignored ||
    '{search_text,shelter_id,rests_until,ended_at,changed_in,bonded_pet_id,listed_at,adopted_at,care_blocks,is_listed_by_staff}'::text[])
$$;

ALTER TABLE pets
  -- `is_listed` is this, unless a rule blocks showing.
  ADD COLUMN is_listed_by_staff boolean NOT NULL DEFAULT true,
  -- The rules that it does not meet, as { need, name, blocks }. Written by the database.
  ADD COLUMN care_blocks jsonb NOT NULL DEFAULT '[]';
-- No change that anybody made, and none to tell.
ALTER TABLE pets DISABLE TRIGGER USER;
UPDATE pets SET is_listed_by_staff = false WHERE NOT is_listed;
ALTER TABLE pets ENABLE TRIGGER USER;

CREATE FUNCTION is_blocked(care_blocks jsonb, step text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT care_blocks @> jsonb_build_array(jsonb_build_object('blocks', jsonb_build_array(step)))
$$;

-- Whoever writes `is_listed` alone says what staff want.
CREATE FUNCTION keep_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.is_listed_by_staff := NEW.is_listed_by_staff AND (NEW.is_listed OR is_blocked(NEW.care_blocks, 'showing'));
  ELSIF NEW.is_listed <> OLD.is_listed
    AND (NEW.is_listed_by_staff, NEW.care_blocks) = (OLD.is_listed_by_staff, OLD.care_blocks) THEN
    NEW.is_listed_by_staff := NEW.is_listed;
  END IF;
  NEW.is_listed := NEW.is_listed_by_staff AND NOT is_blocked(NEW.care_blocks, 'showing');
  RETURN NEW;
END $$;
-- By its name before the triggers that read whether it is listed.
CREATE TRIGGER pets_keep_listing BEFORE INSERT OR UPDATE ON pets FOR EACH ROW EXECUTE FUNCTION keep_listing();

-- What is known of a pet, by need: true where it is met, false where it is known not to be, null where nobody has written
-- it down. What was done in earlier stays counts; what was skipped does not.
CREATE FUNCTION care_facts(pet pets, stay stays, as_of date) RETURNS jsonb LANGUAGE sql STABLE AS $$
  WITH items AS (
    SELECT kind, title, concat_ws(' ', title, product) AS words, plan_id, course_id, due_on, done_at IS NOT NULL AS is_done
    FROM care_items
    WHERE pet_id = pet.id AND skipped_at IS NULL AND (done_at IS NOT NULL OR stay_id = stay.id)
  ), plans AS (
    SELECT care_plans.id, care_plans.species <> pet.species AS is_for_others, bool_or(is_done) AS is_done
    FROM care_plans LEFT JOIN items ON items.plan_id = care_plans.id
      OR (is_done AND items.kind = care_plans.kind AND lower(title) = lower(care_plans.name))
    WHERE care_plans.shelter_id = stay.shelter_id AND deleted_at IS NULL
    GROUP BY care_plans.id
  )
  SELECT jsonb_build_object(
      'hold', (stay.hold_until < as_of) IS NOT FALSE,
      'exam', bool_or(is_done) FILTER (WHERE kind = 'exam'),
      'neutered', bool_or(is_done) FILTER (WHERE kind = 'neutering'),
      'microchip', pet.microchip IS NOT NULL OR bool_or(is_done) FILTER (WHERE kind = 'microchip'),
      'rabies', bool_or(is_done) FILTER (WHERE kind = 'vaccination' AND words ~* 'rabies'),
      'core', bool_or(is_done) FILTER (WHERE kind = 'vaccination'
        AND words ~* '\m(da2?pp|dhl?pp|fvrcp|hcp|distemper|parvo|panleuk|core)'),
      'medicine', NOT coalesce(bool_or(NOT is_done AND course_id IS NOT NULL AND due_on >= as_of), false)
    ) || coalesce((
      SELECT jsonb_object_agg('plan:' || id, CASE WHEN is_for_others THEN true ELSE is_done END) FROM plans
    ), '{}')
  FROM items
$$;

-- Computes again what blocks some pets. Those who are not in care, or whose shelter does not use care, are not blocked.
CREATE FUNCTION refresh_care_blocks(pet_ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
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
    SELECT pets.id, pets.care_blocks, coalesce((
      SELECT jsonb_agg(jsonb_build_object('need', rule ->> 'need', 'blocks', rule -> 'blocks', 'name', (
          SELECT name FROM care_plans WHERE 'plan:' || care_plans.id = rule ->> 'need')) ORDER BY position)
      FROM care_facts(pets, stays, care_rules.as_of) AS facts,
        jsonb_array_elements(care_rules.rules) WITH ORDINALITY AS listed (rule, position)
      -- A plan that was deleted is no fact any more.
      WHERE (rule ->> 'is_on')::boolean AND facts ? (rule ->> 'need')
        AND (facts ->> (rule ->> 'need')) IS DISTINCT FROM 'true'
    ), '[]') AS list
    FROM pets
    LEFT JOIN stays ON stays.pet_id = pets.id AND stays.outcome IS NULL
    LEFT JOIN care_rules ON care_rules.shelter_id = stays.shelter_id
      AND EXISTS (SELECT FROM shelters WHERE shelters.id = stays.shelter_id AND 'care' = ANY (care_parts))
    WHERE pets.id = ANY (pet_ids)
  ) AS wanted
  WHERE wanted.list <> wanted.care_blocks;
  -- An update of no row would empty the caches, too.
  IF ids IS NULL THEN RETURN; END IF;
  UPDATE pets SET care_blocks = changed.list, is_listed = is_listed_by_staff AND NOT is_blocked(changed.list, 'showing'),
    updated_at = greatest(updated_at, clock_timestamp())
  FROM unnest(ids, lists) AS changed (id, list) WHERE pets.id = changed.id;
END $$;

CREATE FUNCTION refresh_blocks_of_shelter(shelter uuid) RETURNS void LANGUAGE sql AS $$
  SELECT refresh_care_blocks(array(SELECT id FROM pets WHERE shelter_id = shelter
    AND (care_blocks <> '[]' OR EXISTS (SELECT FROM stays WHERE pet_id = pets.id AND outcome IS NULL))))
$$;

CREATE FUNCTION refresh_blocks_of_changed_care() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_care_blocks(array(SELECT DISTINCT pet_id FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER care_items_inserted_block AFTER INSERT ON care_items
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_blocks_of_changed_care();
CREATE TRIGGER care_items_updated_block AFTER UPDATE ON care_items
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_blocks_of_changed_care();
CREATE TRIGGER care_items_deleted_block AFTER DELETE ON care_items
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_blocks_of_changed_care();

CREATE FUNCTION refresh_blocks_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM CASE TG_TABLE_NAME
    WHEN 'pets' THEN refresh_care_blocks(ARRAY[(to_jsonb(NEW) ->> 'id')::uuid])
    WHEN 'stays' THEN refresh_care_blocks(ARRAY[(to_jsonb(NEW) ->> 'pet_id')::uuid])
    WHEN 'shelters' THEN refresh_blocks_of_shelter((to_jsonb(NEW) ->> 'id')::uuid)
    ELSE refresh_blocks_of_shelter((to_jsonb(NEW) ->> 'shelter_id')::uuid)
  END;
  RETURN NULL;
END $$;
CREATE TRIGGER pets_block AFTER UPDATE OF microchip, species ON pets FOR EACH ROW
  WHEN ((OLD.microchip, OLD.species) IS DISTINCT FROM (NEW.microchip, NEW.species))
  EXECUTE FUNCTION refresh_blocks_of_row();
CREATE TRIGGER stays_block_of_new AFTER INSERT ON stays FOR EACH ROW EXECUTE FUNCTION refresh_blocks_of_row();
CREATE TRIGGER stays_block AFTER UPDATE ON stays FOR EACH ROW
  WHEN ((OLD.hold_until, OLD.outcome) IS DISTINCT FROM (NEW.hold_until, NEW.outcome))
  EXECUTE FUNCTION refresh_blocks_of_row();
CREATE TRIGGER care_plans_block AFTER UPDATE ON care_plans FOR EACH ROW
  WHEN ((OLD.name, OLD.kind, OLD.species, OLD.deleted_at) IS DISTINCT FROM (NEW.name, NEW.kind, NEW.species, NEW.deleted_at))
  EXECUTE FUNCTION refresh_blocks_of_row();
CREATE TRIGGER care_rules_block AFTER INSERT OR UPDATE ON care_rules
  FOR EACH ROW EXECUTE FUNCTION refresh_blocks_of_row();
CREATE TRIGGER shelters_block AFTER UPDATE ON shelters FOR EACH ROW
  WHEN (OLD.care_parts IS DISTINCT FROM NEW.care_parts) EXECUTE FUNCTION refresh_blocks_of_row();
