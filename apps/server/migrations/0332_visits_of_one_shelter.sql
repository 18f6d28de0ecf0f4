-- Staff list and count the visits of one shelter: over all shelters, these indexes led past everybody's visits, and counts
-- read each visit for its outcome.
DROP INDEX visits_status_starts_idx;
CREATE INDEX visits_shelter_status_idx ON visits (shelter_id, status, starts_at, id);
DROP INDEX visits_views_idx;
CREATE INDEX visits_views_idx ON visits (shelter_id, starts_at, status, created_at) INCLUDE (ends_at, outcome);
