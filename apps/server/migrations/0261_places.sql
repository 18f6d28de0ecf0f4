-- B11.01: where pets live at a shelter: a tree of at most three levels. A place that is not used any more is closed,
-- since pets have lived there.
CREATE TABLE places (
  id uuid PRIMARY KEY,
  shelter_id uuid NOT NULL REFERENCES shelters,
  parent_id uuid,
  name text NOT NULL,
  -- How many pets fit; null where nobody counts.
  capacity integer CHECK (capacity BETWEEN 1 AND 500),
  -- More than fit are refused, and not only warned of.
  is_capacity_strict boolean NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  closed_at timestamptz,
  UNIQUE (shelter_id, id),
  FOREIGN KEY (shelter_id, parent_id) REFERENCES places (shelter_id, id),
  CHECK (capacity IS NOT NULL OR NOT is_capacity_strict)
);
CREATE INDEX places_parent_idx ON places (shelter_id, parent_id);

-- Where a pet lived from when to when. The open row is where it lives now.
CREATE TABLE pet_places (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  shelter_id uuid NOT NULL,
  -- No foreign key: the moves of a deleted pet are kept with its stay.
  pet_id uuid NOT NULL,
  place_id uuid NOT NULL,
  since timestamptz NOT NULL,
  until timestamptz,
  moved_by uuid REFERENCES users ON DELETE SET NULL,
  FOREIGN KEY (shelter_id, place_id) REFERENCES places (shelter_id, id),
  CHECK (until >= since)
);
CREATE UNIQUE INDEX pet_places_current_key ON pet_places (pet_id) WHERE until IS NULL;
CREATE INDEX pet_places_place_idx ON pet_places (shelter_id, place_id) WHERE until IS NULL;
CREATE INDEX pet_places_moved_by_idx ON pet_places (moved_by) WHERE moved_by IS NOT NULL;

-- Who leaves the shelter leaves its place, however that is written down.
CREATE FUNCTION end_place_of_pet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE pet_places SET until = greatest(since, clock_timestamp()) WHERE pet_id = NEW.pet_id AND until IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER stays_end_place AFTER UPDATE OF outcome ON stays FOR EACH ROW
  WHEN (NEW.outcome IS NOT NULL AND OLD.outcome IS NULL) EXECUTE FUNCTION end_place_of_pet();
