-- B11.02: a test whose result comes later, such as from a laboratory, and who wrote it down then.
ALTER TABLE care_items
  ADD COLUMN awaits_result boolean NOT NULL DEFAULT false,
  ADD COLUMN result_by uuid REFERENCES users ON DELETE SET NULL,
  ADD COLUMN result_at timestamptz,
  ADD CHECK (NOT awaits_result OR (kind = 'test' AND done_at IS NOT NULL AND result_at IS NULL)),
  ADD CHECK (result_at IS NOT NULL OR result_by IS NULL);
CREATE INDEX care_items_awaited_idx ON care_items (shelter_id) WHERE awaits_result;
CREATE INDEX care_items_result_by_idx ON care_items (result_by) WHERE result_by IS NOT NULL;

-- As in 0267, but a test is no met need before its result is known, and vaccinations also have their Spanish names: without
-- them, what a rule asked for in Spanish did not meet it.
CREATE OR REPLACE FUNCTION care_facts(pet pets, stay stays, as_of date) RETURNS jsonb LANGUAGE sql STABLE AS $$
  WITH items AS (
    SELECT kind, title, concat_ws(' ', title, product) AS words, plan_id, course_id, due_on,
      done_at IS NOT NULL AND NOT awaits_result AS is_done
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
      'rabies', bool_or(is_done) FILTER (WHERE kind = 'vaccination' AND words ~* '\m(rabies|rabia|antirr[aá]bic)'),
      'core', bool_or(is_done) FILTER (WHERE kind = 'vaccination'
        AND words ~* '\m(da2?pp|dhl?pp|fvrcp|hcp|distemper|moquillo|parvo|panleu[ck]|core)'),
      'medicine', NOT coalesce(bool_or(NOT is_done AND course_id IS NOT NULL AND due_on >= as_of), false)
    ) || coalesce((
      SELECT jsonb_object_agg('plan:' || id, CASE WHEN is_for_others THEN true ELSE is_done END) FROM plans
    ), '{}')
  FROM items
$$;
