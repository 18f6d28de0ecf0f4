-- B9.09: pets that came back. One row a pet, also without an adoption that is known.
CREATE TABLE pet_returns (
  id uuid PRIMARY KEY,
  shelter_id uuid NOT NULL REFERENCES shelters,
  -- No foreign key: the returns of a deleted pet are kept for the numbers.
  pet_id uuid NOT NULL,
  pet_name text NOT NULL,
  adoption_id uuid REFERENCES adoptions ON DELETE SET NULL,
  reason text NOT NULL CHECK (reason IN ('housing', 'allergy', 'children', 'other_pets', 'behavior', 'time',
    'health_of_adopter', 'health_of_pet', 'cost', 'life_change', 'other', 'unknown')),
  returned_on date NOT NULL,
  -- What the earlier home tells the next one.
  words text,
  are_words_public boolean NOT NULL DEFAULT false,
  recorded_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX pet_returns_pet_idx ON pet_returns (pet_id, created_at);
CREATE INDEX pet_returns_adoption_idx ON pet_returns (adoption_id) WHERE adoption_id IS NOT NULL;
CREATE INDEX pet_returns_shelter_idx ON pet_returns (shelter_id, returned_on);
CREATE INDEX pet_returns_recorded_idx ON pet_returns (recorded_by) WHERE recorded_by IS NOT NULL;

-- What the latest earlier home says, where staff show it.
ALTER TABLE pets ADD COLUMN earlier_home_words text;

-- A trial that ends was no adoption.
ALTER TABLE adoptions DROP CONSTRAINT adoptions_check1,
  ADD CONSTRAINT adoptions_adopted_check CHECK (stage <> 'adopted' OR adopted_at IS NOT NULL);

-- The history says that these words changed, and not what they are.
CREATE OR REPLACE FUNCTION changed_fields(before jsonb, after jsonb, ignored text[], private text[])
RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(key, CASE
      WHEN key = ANY (private || '{earlier_home_words}'::text[]) THEN 'null'::jsonb
      ELSE jsonb_build_array(before -> key, value)
    END), '{}')
  FROM jsonb_each(after)
  WHERE value IS DISTINCT FROM before -> key AND key <> ALL (ignored ||
    '{search_text,shelter_id,rests_until,ended_at,changed_in,bonded_pet_id,listed_at,adopted_at}'::text[])
$$;
