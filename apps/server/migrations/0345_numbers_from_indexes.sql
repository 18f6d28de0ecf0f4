-- B9.10: the numbers count stays in the order of when pets came and left, without reading the stays themselves.
DROP INDEX stays_came_idx;
CREATE INDEX stays_came_idx ON stays (shelter_id, came_at) INCLUDE (intake, species, birth_date, age_group);
DROP INDEX stays_left_idx;
CREATE INDEX stays_left_idx ON stays (shelter_id, left_at) INCLUDE (outcome, species, came_at, birth_date, age_group)
  WHERE outcome IS NOT NULL;
