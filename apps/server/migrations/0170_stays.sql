-- B9.01: the stays of pets at a shelter, from which days waiting, lengths of stay and numbers follow. A stay is written
-- with each change of a pet that begins or ends it, whoever makes it, and completed by what staff know of it.
-- Replaces c249a3bed0c0698594f94a1346c9911e81f4a10515b89c07e72800be74e6265b, which failed where pets waited.
CREATE TABLE stays (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  shelter_id uuid NOT NULL REFERENCES shelters,
  -- No foreign key: the stays of a deleted pet are kept for the numbers, with what they need of it.
  pet_id uuid NOT NULL,
  pet_name text NOT NULL,
  species text NOT NULL,
  birth_date date,
  -- When it came.
  age_group text NOT NULL,
  came_at timestamptz NOT NULL,
  intake text NOT NULL DEFAULT 'unknown' CHECK (intake IN
    ('stray', 'surrendered', 'transferred_in', 'seized', 'born_here', 'returned', 'unknown')),
  came_from text,
  -- The last day of a legal hold.
  hold_until date,
  -- Null until adopters may see the pet.
  listed_at timestamptz,
  outcome text CHECK (outcome IN
    ('adopted', 'returned_to_owner', 'transferred_out', 'died', 'euthanized', 'removed')),
  -- Null in an open stay, and where the date of the outcome is not known.
  left_at timestamptz,
  outcome_reason text,
  -- Who adopted the pet out although its hold had not ended.
  hold_overridden_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (outcome IS NOT NULL OR left_at IS NULL),
  CHECK (left_at >= came_at)
);
CREATE UNIQUE INDEX stays_open_key ON stays (pet_id) WHERE outcome IS NULL;
CREATE INDEX stays_pet_idx ON stays (pet_id, came_at);
CREATE INDEX stays_came_idx ON stays (shelter_id, came_at);
CREATE INDEX stays_left_idx ON stays (shelter_id, left_at) WHERE outcome IS NOT NULL;

ALTER TABLE pets
  -- B9.02: whether adopters may see it.
  ADD COLUMN is_listed boolean NOT NULL DEFAULT true,
  -- B9.03
  ADD COLUMN birth_date date,
  ADD COLUMN is_birth_date_estimated boolean NOT NULL DEFAULT false,
  ADD COLUMN shelter_number text,
  ADD COLUMN microchip text CHECK (microchip ~ '^([0-9]{15}|[0-9A-F]{9,10})$'),
  ADD COLUMN color text;
CREATE INDEX pets_microchip_idx ON pets (microchip) WHERE microchip IS NOT NULL;
CREATE INDEX pets_unlisted_idx ON pets (shelter_id) WHERE NOT is_listed;

INSERT INTO stays (shelter_id, pet_id, pet_name, species, age_group, came_at, listed_at, outcome, left_at, created_at, updated_at)
SELECT shelter_id, id, name, species, age_group,
  -- Who came back began again then; the stay before is not known.
  listed_at, listed_at,
  CASE WHEN status = 'Adopted' THEN 'adopted' END,
  CASE WHEN status = 'Adopted' AND adopted_at IS NOT NULL THEN greatest(adopted_at, listed_at) END,
  listed_at, updated_at
FROM pets;

-- A pet that was adopted by mistake has waited all along; one that comes back later begins again. Waiting begins when
-- the pet is first listed in its stay.
CREATE OR REPLACE FUNCTION set_listed_and_adopted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.listed_at := coalesce(NEW.listed_at, NEW.created_at);
    RETURN NEW;
  END IF;
  IF NEW.created_at <> OLD.created_at AND OLD.listed_at = OLD.created_at THEN
    NEW.listed_at := NEW.created_at;
  ELSIF NEW.status = 'Adopted' AND OLD.status <> 'Adopted' THEN
    NEW.adopted_at := NEW.updated_at;
  ELSIF OLD.status = 'Adopted' AND NEW.status <> 'Adopted' THEN
    IF OLD.adopted_at IS NULL OR NEW.updated_at - OLD.adopted_at >= interval '24 hours' THEN
      NEW.listed_at := NEW.updated_at;
    END IF;
    NEW.adopted_at := NULL;
  END IF;
  IF NEW.is_listed AND NOT OLD.is_listed AND EXISTS (
    SELECT FROM stays WHERE pet_id = NEW.id AND outcome IS NULL AND stays.listed_at IS NULL
  ) THEN
    NEW.listed_at := NEW.updated_at;
  END IF;
  RETURN NEW;
END $$;
DROP TRIGGER pets_listed_and_adopted ON pets;
CREATE TRIGGER pets_listed_and_adopted BEFORE INSERT OR UPDATE OF status, created_at, is_listed ON pets
  FOR EACH ROW EXECUTE FUNCTION set_listed_and_adopted();

CREATE FUNCTION open_stay(pet pets, came timestamptz, intake text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO stays (shelter_id, pet_id, pet_name, species, birth_date, age_group, came_at, intake, listed_at,
    created_at, updated_at)
  VALUES (pet.shelter_id, pet.id, pet.name, pet.species, pet.birth_date, pet.age_group, came, intake,
    CASE WHEN pet.is_listed THEN came END, pet.updated_at, pet.updated_at)
  ON CONFLICT DO NOTHING
$$;

CREATE FUNCTION record_stay() RETURNS trigger LANGUAGE plpgsql AS $$
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
  IF TG_OP = 'INSERT' THEN
    PERFORM open_stay(NEW, NEW.created_at, 'unknown');
    IF NEW.status = 'Adopted' THEN
      UPDATE stays SET outcome = 'adopted' WHERE pet_id = NEW.id AND outcome IS NULL;
    END IF;
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
CREATE TRIGGER pets_stay AFTER INSERT OR DELETE OR
  UPDATE OF status, is_listed, shelter_id, name, species, birth_date ON pets
  FOR EACH ROW EXECUTE FUNCTION record_stay();
