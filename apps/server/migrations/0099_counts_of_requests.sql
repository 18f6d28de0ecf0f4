-- Whether a request can still be answered depends on the end of its visit: with it in the index, counts of views are
-- read from the index alone, as before.
DROP INDEX visits_views_idx;
CREATE INDEX visits_views_idx ON visits (starts_at, status, created_at) INCLUDE (ends_at);
