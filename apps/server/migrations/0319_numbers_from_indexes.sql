-- B9.10: stays are counted from an index alone, without reading their rows.
DROP INDEX stays_came_idx;
CREATE INDEX stays_came_idx ON stays (shelter_id, came_at) INCLUDE (intake, species, birth_date, age_group);
DROP INDEX stays_left_idx;
CREATE INDEX stays_left_idx ON stays (shelter_id, left_at) INCLUDE (outcome, came_at, species, birth_date, age_group)
  WHERE outcome IS NOT NULL;
