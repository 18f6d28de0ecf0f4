-- B11.03: what blocks pets is computed for all of them in one statement, where each need of each pet was two calls of
-- functions. A rule that is changed over 10,000 pets took four times as long.

-- B11.02 B11.03: the one table of what people call vaccines, in English and Spanish. `core` is the combined one of a
-- species. A text may name several.
CREATE FUNCTION vaccines_of(kind text, words text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN kind = 'vaccination' THEN array_remove(ARRAY[
    CASE WHEN words ~* '\m(rabies|rabia|(anti)?r+[aáÁ]bic)' THEN 'rabies' END,
    CASE WHEN words ~* ('\m(da2?p|dhl?pp|fvrcp|hcp|distemper|moquillo|parvo|panleu[ck]|core|triple|trivalente'
      || '|polivalente|m[uúÚ]ltiple|qu[ií]ntuple|s[eéÉ]xtuple|[oóÓ]ctuple)') THEN 'core' END,
    CASE WHEN words ~* '\m(bordetella|kennel cough|tos de las? perreras?)' THEN 'bordetella' END
  ], NULL) ELSE '{}' END
$$;

-- A vaccination counts for a plan of the same vaccines whatever it is called, unless another plan asked for it, such as for
-- the booster.
CREATE FUNCTION has_vaccines_of(item care_items, plan care_plans) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT vaccines <> '{}' AND vaccines <@ vaccines_of(item.kind, concat_ws(' ', item.title, item.product))
    AND NOT EXISTS (
      SELECT FROM care_plans AS own
      WHERE own.id = item.plan_id AND own.shelter_id = plan.shelter_id AND own.deleted_at IS NULL)
  FROM vaccines_of(plan.kind, concat_ws(' ', plan.name, plan.product)) AS vaccines
$$;

-- Whether a pet meets a need in its present stay: true where it does, false where it is known not to, null where nobody
-- has written it down, no row for a plan that was deleted. What was done in earlier stays counts; what was skipped does
-- not, nor does a test before its result is known. A table of one row, which the planner takes into the statement that
-- asks for it.
CREATE FUNCTION care_fact(pet pets, stay stays, need text, as_of date) RETURNS TABLE (is_met boolean, plan_name text)
LANGUAGE sql STABLE AS $$
  SELECT CASE
      WHEN need = 'hold' THEN (stay.hold_until < as_of) IS NOT FALSE
      WHEN need = 'microchip' AND pet.microchip IS NOT NULL THEN true
      WHEN need = 'medicine' THEN count(item.id) = 0
      WHEN plan.species <> pet.species THEN true
      ELSE bool_or(item.done_at IS NOT NULL AND NOT item.awaits_result)
    END, plan.name
  FROM (VALUES (CASE WHEN need LIKE 'plan:%' THEN substr(need, 6)::uuid END)) AS asked (plan_id)
  LEFT JOIN care_plans AS plan ON plan.id = asked.plan_id AND plan.shelter_id = stay.shelter_id AND deleted_at IS NULL
  LEFT JOIN care_items AS item ON item.pet_id = pet.id AND need <> 'hold'
    AND item.skipped_at IS NULL AND (item.done_at IS NOT NULL OR item.stay_id = stay.id)
    AND CASE
      WHEN need = 'neutered' THEN item.kind = 'neutering'
      WHEN need = 'medicine' THEN item.course_id IS NOT NULL AND item.due_on >= as_of
        AND (item.done_at IS NULL OR item.awaits_result)
      WHEN need IN ('rabies', 'core') THEN need = ANY (vaccines_of(item.kind, concat_ws(' ', item.title, item.product)))
      WHEN asked.plan_id IS NULL THEN item.kind = need
      ELSE item.plan_id = plan.id OR (item.kind = plan.kind AND item.done_at IS NOT NULL AND NOT item.awaits_result
        AND (lower(item.title) = lower(plan.name) OR has_vaccines_of(item, plan)))
    END
  WHERE asked.plan_id IS NULL OR plan.id IS NOT NULL
  GROUP BY plan.id
$$;

-- The rules that a pet does not meet in its present stay, as a table of one row, too.
DROP FUNCTION care_blocks_of(pets, stays);
CREATE FUNCTION care_blocks_of(pet pets, stay stays) RETURNS TABLE (list jsonb) LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'need', rule ->> 'need', 'blocks', rule -> 'blocks', 'name', fact.plan_name) ORDER BY position), '[]')
  FROM care_rules
  JOIN shelters ON shelters.id = care_rules.shelter_id AND 'care' = ANY (care_parts)
  CROSS JOIN LATERAL jsonb_array_elements(care_rules.rules) WITH ORDINALITY AS listed (rule, position)
  CROSS JOIN LATERAL care_fact(pet, stay, rule ->> 'need', care_rules.as_of) AS fact
  WHERE care_rules.shelter_id = stay.shelter_id AND (rule ->> 'is_on')::boolean AND fact.is_met IS NOT TRUE
$$;
DROP FUNCTION care_facts(pets, stays, date);

-- See `0294_blocks_by_index.sql` for the setting.
CREATE OR REPLACE FUNCTION care_blocks_of_new(pet pets) RETURNS jsonb LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  stay stays;
BEGIN
  -- As in `refresh_care_blocks`: who changes the rules waits for the new pet, and sees it.
  PERFORM FROM care_rules WHERE shelter_id = pet.shelter_id FOR SHARE;
  IF NOT FOUND THEN RETURN '[]'; END IF;
  stay.shelter_id := pet.shelter_id;
  RETURN (SELECT list FROM care_blocks_of(pet, stay));
END $$;

-- What rules hide or show is in the history of each pet, without comparing all that is known of it.
CREATE FUNCTION record_listing_of_pets(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  actor text := coalesce(nullif(current_setting('pawmatch.actor', true), ''), 'system');
  acted_at uuid := nullif(split_part(actor, ':', 3), '')::uuid;
BEGIN
  INSERT INTO events (kind, entity, entity_id, pet_id, actor, actor_id, happened_at, changes, shelter_id, acted_at)
  SELECT 'pet.updated', 'pet', id, id, split_part(actor, ':', 1), nullif(split_part(actor, ':', 2), '')::uuid,
    updated_at, jsonb_build_object('is_listed', jsonb_build_array(NOT is_listed, is_listed)), shelter_id, acted_at
  FROM pets WHERE id = ANY (ids);
  INSERT INTO recent_changes (channel, payload)
  SELECT DISTINCT 'events', concat_ws(':', 'pet', shelter_id) FROM pets WHERE id = ANY (ids);
END $$;

CREATE OR REPLACE FUNCTION refresh_care_blocks(pet_ids uuid[]) RETURNS void LANGUAGE plpgsql
SET enable_seqscan = off AS $$
DECLARE
  ids uuid[];
  lists jsonb[];
  shown uuid[];
BEGIN
  -- A backup has the blocks.
  IF current_setting('pawmatch.actor', true) = 'none' THEN RETURN; END IF;
  -- Who changes the rules waits for who changes the care, and the other way round, so that the last one sees both.
  PERFORM FROM care_rules WHERE shelter_id IN (SELECT shelter_id FROM pets WHERE id = ANY (pet_ids)) FOR SHARE;
  IF NOT FOUND AND NOT EXISTS (SELECT FROM pets WHERE id = ANY (pet_ids) AND care_blocks <> '[]') THEN RETURN; END IF;
  SELECT array_agg(wanted.id ORDER BY wanted.id), array_agg(wanted.list ORDER BY wanted.id),
    array_agg(wanted.id) FILTER (WHERE wanted.is_listed <> (
      wanted.is_listed_by_staff AND NOT is_blocked(wanted.list, 'showing')))
  INTO ids, lists, shown
  FROM (
    SELECT pets.id, pets.is_listed, pets.is_listed_by_staff, pets.care_blocks, list
    FROM pets LEFT JOIN stays ON stays.pet_id = pets.id AND stays.outcome IS NULL
    CROSS JOIN LATERAL care_blocks_of(pets, stays)
    WHERE pets.id = ANY (pet_ids)
  ) AS wanted
  WHERE wanted.list <> wanted.care_blocks;
  -- An update of no row would empty the caches, too.
  IF ids IS NULL THEN RETURN; END IF;
  UPDATE pets SET care_blocks = changed.list, is_listed = is_listed_by_staff AND NOT is_blocked(changed.list, 'showing'),
    updated_at = greatest(updated_at, clock_timestamp())
  FROM unnest(ids, lists) AS changed (id, list) WHERE pets.id = changed.id;
  IF shown IS NOT NULL THEN PERFORM record_listing_of_pets(shown); END IF;
END $$;

-- The blocks of a pet change by the function above alone.
DROP TRIGGER pets_event_change ON pets;
CREATE TRIGGER pets_event_change AFTER UPDATE ON pets FOR EACH ROW
  WHEN (NEW.care_blocks = OLD.care_blocks)
  EXECUTE FUNCTION record_pet_event();
-- Other blocks are another pet, without comparing the rest.
DROP TRIGGER pets_version ON pets;
CREATE TRIGGER pets_version BEFORE UPDATE ON pets FOR EACH ROW
  WHEN (OLD.care_blocks <> NEW.care_blocks OR to_jsonb(OLD) - '{version,updated_at,changed_in}'::text[]
    IS DISTINCT FROM to_jsonb(NEW) - '{version,updated_at,changed_in}'::text[])
  EXECUTE FUNCTION count_pet_version();
