-- B11.01: where pets live at a shelter: a tree of at most three levels, and foster homes. A place that is not used any
-- more is closed, since pets have lived there.
CREATE TABLE places (
  id uuid PRIMARY KEY,
  shelter_id uuid NOT NULL REFERENCES shelters,
  parent_id uuid,
  name text NOT NULL,
  -- How many pets fit; null where nobody counts.
  capacity integer CHECK (capacity BETWEEN 1 AND 500),
  -- More than fit are refused, and not only warned of.
  is_capacity_strict boolean NOT NULL DEFAULT false,
  -- Who cares for the pets of a foster home.
  foster_id uuid REFERENCES users ON DELETE SET NULL,
  position integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  closed_at timestamptz,
  UNIQUE (shelter_id, id),
  FOREIGN KEY (shelter_id, parent_id) REFERENCES places (shelter_id, id),
  CHECK (parent_id IS NULL OR foster_id IS NULL)
);
CREATE UNIQUE INDEX places_foster_key ON places (shelter_id, foster_id) WHERE foster_id IS NOT NULL AND closed_at IS NULL;
CREATE INDEX places_parent_idx ON places (shelter_id, parent_id);
CREATE INDEX places_foster_idx ON places (foster_id) WHERE foster_id IS NOT NULL;

-- Where a pet lived from when to when. The open row is where it lives now.
CREATE TABLE pet_places (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  shelter_id uuid NOT NULL,
  -- No foreign key: the moves of a deleted pet count in the occupancy.
  pet_id uuid NOT NULL,
  place_id uuid NOT NULL,
  since timestamptz NOT NULL,
  until timestamptz,
  moved_by uuid REFERENCES users ON DELETE SET NULL,
  FOREIGN KEY (shelter_id, place_id) REFERENCES places (shelter_id, id),
  CHECK (until >= since)
);
CREATE UNIQUE INDEX pet_places_current_key ON pet_places (pet_id) WHERE until IS NULL;
CREATE INDEX pet_places_place_idx ON pet_places (shelter_id, place_id, since);
CREATE INDEX pet_places_moved_by_idx ON pet_places (moved_by) WHERE moved_by IS NOT NULL;
