-- B11.07: tasks of the shelter's own. What else waits for somebody follows from other tables.
CREATE TABLE tasks (
  id uuid PRIMARY KEY,
  shelter_id uuid NOT NULL REFERENCES shelters,
  title text NOT NULL,
  pet_id uuid REFERENCES pets ON DELETE SET NULL,
  -- The person it is about: what staff noted goes with the account.
  user_id uuid REFERENCES users ON DELETE CASCADE,
  assigned_to uuid REFERENCES users ON DELETE SET NULL,
  -- The day at the shelter.
  due_on date,
  made_by uuid REFERENCES users ON DELETE SET NULL,
  made_at timestamptz NOT NULL,
  done_by uuid REFERENCES users ON DELETE SET NULL,
  done_at timestamptz,
  updated_at timestamptz NOT NULL,
  CHECK (pet_id IS NULL OR user_id IS NULL),
  CHECK (done_by IS NULL OR done_at IS NOT NULL)
);
CREATE INDEX tasks_open_idx ON tasks (shelter_id, assigned_to) WHERE done_at IS NULL;
CREATE INDEX tasks_pet_idx ON tasks (pet_id) WHERE pet_id IS NOT NULL;
CREATE INDEX tasks_user_idx ON tasks (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX tasks_assigned_idx ON tasks (assigned_to) WHERE assigned_to IS NOT NULL;
CREATE INDEX tasks_made_idx ON tasks (made_by) WHERE made_by IS NOT NULL;
CREATE INDEX tasks_done_idx ON tasks (done_by) WHERE done_by IS NOT NULL;

-- Who does what follows from another record. Without a row it is whoever that record names.
CREATE TABLE task_assignments (
  shelter_id uuid NOT NULL REFERENCES shelters,
  source text NOT NULL,
  subject text NOT NULL,
  -- Null for nobody.
  assigned_to uuid REFERENCES users ON DELETE SET NULL,
  assigned_at timestamptz NOT NULL,
  PRIMARY KEY (shelter_id, source, subject)
);
CREATE INDEX task_assignments_assigned_idx ON task_assignments (assigned_to) WHERE assigned_to IS NOT NULL;

-- Who wants an email about it in the morning; without a row: nobody.
CREATE TABLE task_mail_settings (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  shelter_id uuid NOT NULL REFERENCES shelters,
  -- Of the day at the shelter.
  hour smallint NOT NULL CHECK (hour BETWEEN 5 AND 11),
  -- The day at the shelter of the last mail.
  mailed_on date NOT NULL,
  PRIMARY KEY (user_id, shelter_id)
);

-- For the screens of staff.
CREATE TRIGGER tasks_inserted AFTER INSERT ON tasks
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_care_changed();
CREATE TRIGGER tasks_updated AFTER UPDATE ON tasks
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_care_changed();
CREATE TRIGGER task_assignments_inserted AFTER INSERT ON task_assignments
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_care_changed();
CREATE TRIGGER task_assignments_updated AFTER UPDATE ON task_assignments
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_care_changed();
