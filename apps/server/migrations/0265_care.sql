-- B11.02: care that is due and was done, planned by tables that the shelter edits.
CREATE TABLE care_plans (
  id uuid PRIMARY KEY,
  shelter_id uuid NOT NULL REFERENCES shelters,
  -- Of a plan that every shelter begins with; it does not come again after it was deleted.
  first_key text,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN
    ('vaccination', 'worming', 'test', 'neutering', 'microchip', 'weight', 'medicine', 'other')),
  -- Null for both.
  species text CHECK (species IN ('Dog', 'Cat')),
  starts text NOT NULL CHECK (starts IN ('intake', 'birth', 'last')),
  first_after_days integer NOT NULL CHECK (first_after_days >= 0),
  min_age_weeks integer NOT NULL CHECK (min_age_weeks >= 0),
  max_age_weeks integer CHECK (max_age_weeks >= min_age_weeks),
  interval_days integer CHECK (interval_days >= 1),
  times integer CHECK (times >= 1),
  adult_times integer NOT NULL CHECK (adult_times >= 0),
  since date,
  product text,
  dose text,
  is_on boolean NOT NULL,
  source text,
  source_date date,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- What was done by it names it.
  deleted_at timestamptz,
  UNIQUE (shelter_id, id),
  UNIQUE (shelter_id, first_key)
);

-- Medicines for some days; each dose is an item.
CREATE TABLE care_courses (
  id uuid PRIMARY KEY,
  shelter_id uuid NOT NULL REFERENCES shelters,
  pet_id uuid NOT NULL REFERENCES pets ON DELETE CASCADE,
  stay_id uuid NOT NULL REFERENCES stays,
  product text NOT NULL,
  dose text,
  note text,
  starts_on date NOT NULL,
  -- The day before the first one of a course that was ended at once.
  ends_on date NOT NULL CHECK (ends_on >= starts_on - 1),
  times_a_day integer NOT NULL CHECK (times_a_day BETWEEN 1 AND 6),
  created_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (shelter_id, id)
);
CREATE INDEX care_courses_pet_idx ON care_courses (pet_id, starts_on);
CREATE INDEX care_courses_stay_idx ON care_courses (stay_id);
CREATE INDEX care_courses_created_by_idx ON care_courses (created_by) WHERE created_by IS NOT NULL;

CREATE TABLE care_items (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  shelter_id uuid NOT NULL REFERENCES shelters,
  pet_id uuid NOT NULL REFERENCES pets ON DELETE CASCADE,
  stay_id uuid NOT NULL REFERENCES stays,
  kind text NOT NULL CHECK (kind IN
    ('vaccination', 'worming', 'test', 'neutering', 'microchip', 'weight', 'medicine', 'other')),
  title text NOT NULL,
  -- At the shelter. Null where it was only written down after it was done.
  due_on date,
  -- Which one of its plan in the stay, or of the day in its course.
  number smallint,
  plan_id uuid,
  course_id uuid,
  -- What it came from, so that computing it again does not double it.
  source_key text UNIQUE,
  product text,
  lot text,
  dose text,
  note text,
  grams integer CHECK (grams > 0),
  cost_cents integer CHECK (cost_cents >= 0),
  done_at timestamptz,
  skipped_at timestamptz,
  skip_reason text,
  -- Who did or skipped it, and when that was written down.
  done_by uuid REFERENCES users ON DELETE SET NULL,
  recorded_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  FOREIGN KEY (shelter_id, plan_id) REFERENCES care_plans (shelter_id, id),
  FOREIGN KEY (shelter_id, course_id) REFERENCES care_courses (shelter_id, id) ON DELETE CASCADE,
  CHECK (due_on IS NOT NULL OR done_at IS NOT NULL),
  CHECK (done_at IS NULL OR skipped_at IS NULL),
  CHECK ((skipped_at IS NULL) = (skip_reason IS NULL)),
  CHECK ((recorded_at IS NULL) = (done_at IS NULL AND skipped_at IS NULL)),
  CHECK (recorded_at IS NOT NULL OR done_by IS NULL)
);
CREATE INDEX care_items_due_idx ON care_items (shelter_id, due_on) WHERE recorded_at IS NULL;
-- Only the next one of each plan is written.
CREATE UNIQUE INDEX care_items_next_key ON care_items (stay_id, plan_id)
  WHERE recorded_at IS NULL AND plan_id IS NOT NULL;
CREATE INDEX care_items_pet_idx ON care_items (pet_id, due_on);
CREATE INDEX care_items_stay_idx ON care_items (stay_id);
CREATE INDEX care_items_plan_idx ON care_items (plan_id) WHERE plan_id IS NOT NULL;
CREATE INDEX care_items_course_idx ON care_items (course_id) WHERE course_id IS NOT NULL;
CREATE INDEX care_items_done_by_idx ON care_items (done_by) WHERE done_by IS NOT NULL;
CREATE INDEX care_items_updated_idx ON care_items (shelter_id, updated_at);

-- What is due in a stay follows from the plans, from its days and from the pet: where one of them changes, whoever
-- changes it, it is computed again before somebody reads it.
ALTER TABLE stays ADD COLUMN is_care_stale boolean NOT NULL DEFAULT false;
UPDATE stays SET is_care_stale = true WHERE outcome IS NULL;
ALTER TABLE stays ALTER COLUMN is_care_stale SET DEFAULT true;
CREATE INDEX stays_care_stale_idx ON stays (shelter_id) WHERE is_care_stale;

CREATE FUNCTION mark_care_stale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_care_stale := true;
  RETURN NEW;
END $$;
CREATE TRIGGER stays_care_stale BEFORE UPDATE OF shelter_id, species, birth_date, came_at, outcome, left_at ON stays
  FOR EACH ROW WHEN ((OLD.shelter_id, OLD.species, OLD.birth_date, OLD.came_at, OLD.outcome, OLD.left_at)
    IS DISTINCT FROM (NEW.shelter_id, NEW.species, NEW.birth_date, NEW.came_at, NEW.outcome, NEW.left_at))
  EXECUTE FUNCTION mark_care_stale();

CREATE FUNCTION mark_care_of_plan_stale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE stays SET is_care_stale = true
  WHERE shelter_id = NEW.shelter_id AND outcome IS NULL AND NOT is_care_stale;
  RETURN NULL;
END $$;
CREATE TRIGGER care_plans_stale AFTER INSERT OR UPDATE ON care_plans
  FOR EACH ROW EXECUTE FUNCTION mark_care_of_plan_stale();

-- For the screens of staff, as `record_event` does it: once a transaction.
CREATE FUNCTION notify_care_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO recent_changes (channel, payload)
  SELECT 'events', payload FROM (SELECT DISTINCT 'care:' || shelter_id AS payload FROM changed) AS shelters
  WHERE NOT EXISTS (
    SELECT FROM recent_changes
    WHERE transaction_id = pg_current_xact_id() AND channel = 'events' AND recent_changes.payload = shelters.payload
  );
  RETURN NULL;
END $$;
CREATE TRIGGER care_items_inserted AFTER INSERT ON care_items
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_care_changed();
CREATE TRIGGER care_items_updated AFTER UPDATE ON care_items
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_care_changed();
CREATE TRIGGER care_items_deleted AFTER DELETE ON care_items
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_care_changed();
-- A pet that moves is at another place of the round.
CREATE TRIGGER pet_places_inserted AFTER INSERT ON pet_places
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_care_changed();
CREATE TRIGGER pet_places_updated AFTER UPDATE ON pet_places
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_care_changed();
