-- Lists of one shelter of several read its visits alone, and find the people whom it knows by them.
CREATE INDEX visits_shelter_starts_idx ON visits (shelter_id, starts_at, id);
CREATE INDEX visits_shelter_user_idx ON visits (shelter_id, user_id);
