-- B11.06: what foster homes know of confirmed visits of their pets, so that each is told once of each change. Like other
-- bookkeeping of emails it is not exported, and it is removed when the visits are over.
CREATE TABLE foster_visits (
  place_id uuid NOT NULL,
  -- No foreign keys: a home hears that a visit is cancelled that is deleted.
  visit_id uuid NOT NULL,
  pet_id uuid NOT NULL,
  shelter_id uuid NOT NULL,
  starts_at timestamptz NOT NULL,
  is_confirmed boolean NOT NULL,
  PRIMARY KEY (place_id, visit_id),
  FOREIGN KEY (shelter_id, place_id) REFERENCES places (shelter_id, id)
);
