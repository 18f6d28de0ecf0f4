-- B11.03: a round counts what is due, and puts the pets of open stays in order, without reading items and stays themselves.
DROP INDEX care_items_due_idx;
CREATE INDEX care_items_due_idx ON care_items (shelter_id, due_on) INCLUDE (pet_id, stay_id, course_id, kind)
  WHERE recorded_at IS NULL;
DROP INDEX stays_open_key;
CREATE UNIQUE INDEX stays_open_key ON stays (pet_id) INCLUDE (id, pet_name) WHERE outcome IS NULL;
