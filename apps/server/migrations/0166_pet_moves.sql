-- B8.05: a pet that a shelter offers to a partner, where it moves once that one accepts. Who did what is in the history.
CREATE TABLE pet_moves (
  id uuid PRIMARY KEY,
  pet_id uuid NOT NULL REFERENCES pets ON DELETE CASCADE,
  from_shelter_id uuid NOT NULL REFERENCES shelters,
  to_shelter_id uuid NOT NULL REFERENCES shelters,
  offered_at timestamptz NOT NULL,
  ended_at timestamptz,
  result text CHECK (result IN ('accepted', 'declined', 'withdrawn')),
  CHECK (from_shelter_id <> to_shelter_id),
  CHECK ((ended_at IS NULL) = (result IS NULL))
);
CREATE UNIQUE INDEX pet_moves_open_key ON pet_moves (pet_id) WHERE ended_at IS NULL;
CREATE INDEX pet_moves_pet_idx ON pet_moves (pet_id);
CREATE INDEX pet_moves_from_idx ON pet_moves (from_shelter_id) WHERE ended_at IS NULL;
CREATE INDEX pet_moves_to_idx ON pet_moves (to_shelter_id) WHERE ended_at IS NULL;

-- Past visits stay with the shelter where they were.
ALTER TABLE visits DROP CONSTRAINT visits_pet_id_fkey,
  ADD CONSTRAINT visits_pet_id_fkey FOREIGN KEY (pet_id) REFERENCES pets ON DELETE SET NULL;
ALTER TABLE pets DROP CONSTRAINT pets_shelter_key;

-- Visits to come are where the pet lives. Who books has locked the pet.
CREATE FUNCTION refuse_visit_of_moved_pet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A backup has visits that were not over when their pet moved.
  IF current_setting('pawmatch.actor', true) = 'none' THEN RETURN NEW; END IF;
  IF EXISTS (SELECT FROM pets WHERE id = NEW.pet_id AND shelter_id <> NEW.shelter_id) THEN
    RAISE EXCEPTION 'pet lives at another shelter'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'visits_pet_moved';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER visits_moved_pet_of_new BEFORE INSERT ON visits FOR EACH ROW
  WHEN (NEW.status IN ('pending', 'approved', 'confirmed'))
  EXECUTE FUNCTION refuse_visit_of_moved_pet();
CREATE TRIGGER visits_moved_pet_of_changed BEFORE UPDATE OF status, starts_at, shelter_id ON visits FOR EACH ROW
  WHEN (NEW.status IN ('pending', 'approved', 'confirmed') AND NEW.ends_at > NEW.updated_at AND (
    OLD.status NOT IN ('pending', 'approved', 'confirmed') OR OLD.starts_at <> NEW.starts_at
    OR OLD.shelter_id <> NEW.shelter_id))
  EXECUTE FUNCTION refuse_visit_of_moved_pet();

ALTER TABLE visits DROP CONSTRAINT visits_cancel_reason_check, ADD CONSTRAINT visits_cancel_reason_check CHECK (
  cancel_reason IN ('adopter', 'staff', 'unanswered', 'unconfirmed', 'pet_adopted', 'pet_removed', 'pet_moved',
    'account_closed', 'closed', 'times_changed', 'shelter_paused')
);

-- The history of a visit is that of its own shelter, wherever the pet lives now.
CREATE OR REPLACE FUNCTION shelter_of_event(entity text, entity_id uuid, pet_id uuid) RETURNS uuid
LANGUAGE sql STABLE AS $$
  SELECT CASE entity
    WHEN 'person' THEN NULL
    WHEN 'shelter' THEN shelter_of_event.entity_id
    WHEN 'visit' THEN coalesce(
      (SELECT visits.shelter_id FROM visits WHERE visits.id = shelter_of_event.entity_id),
      (SELECT events.shelter_id FROM events WHERE events.entity_id = shelter_of_event.entity_id
        ORDER BY events.id DESC LIMIT 1),
      (SELECT pets.shelter_id FROM pets WHERE pets.id = shelter_of_event.pet_id))
    ELSE coalesce(
      (SELECT pets.shelter_id FROM pets WHERE pets.id = shelter_of_event.pet_id),
      (SELECT events.shelter_id FROM events WHERE events.entity_id = shelter_of_event.entity_id
        ORDER BY events.id DESC LIMIT 1))
  END
$$;
