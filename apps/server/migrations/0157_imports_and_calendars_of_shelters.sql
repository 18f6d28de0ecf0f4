-- B8.02: two shelters may import the same ids of a source. What was imported before is of the pet's shelter.
DROP INDEX pets_source_key;
CREATE UNIQUE INDEX pets_source_key ON pets (shelter_id, source, source_id) WHERE source IS NOT NULL;

ALTER TABLE imported_pets
  ADD COLUMN shelter_id uuid NOT NULL DEFAULT '00000000-0000-7000-8000-000000000001' REFERENCES shelters,
  DROP CONSTRAINT imported_pets_pkey,
  ADD PRIMARY KEY (shelter_id, source, source_id);
ALTER TABLE imported_pets ALTER COLUMN shelter_id DROP DEFAULT;

CREATE OR REPLACE FUNCTION remember_deleted_import() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO imported_pets (shelter_id, source, source_id, values)
  VALUES (OLD.shelter_id, OLD.source, OLD.source_id, '{}')
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- A calendar address is of a role at a shelter, and no longer of a person.
UPDATE grants SET subject_id = memberships.id FROM memberships
WHERE purpose = 'calendar' AND memberships.user_id = grants.subject_id
  AND memberships.shelter_id IS NOT NULL AND memberships.until IS NULL;
