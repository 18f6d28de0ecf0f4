-- Lists of one shelter of several, newest first and also of some statuses, read its visits alone.
CREATE INDEX visits_shelter_newest_idx ON visits (shelter_id, created_at DESC, id DESC) INCLUDE (status);
DROP INDEX visits_newest_idx;
