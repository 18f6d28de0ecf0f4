-- B8.02: who adds a pet or a visit names its shelter.
ALTER TABLE pets ALTER COLUMN shelter_id DROP DEFAULT;
ALTER TABLE visits ALTER COLUMN shelter_id DROP DEFAULT;
