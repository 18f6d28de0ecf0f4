-- B9.10: the numbers count the stays of each kind and species in the order of when pets came and left, without reading or
-- grouping the stays themselves.
DROP INDEX stays_came_idx;
CREATE INDEX stays_came_idx ON stays (shelter_id, came_at);
CREATE INDEX stays_intake_idx ON stays (shelter_id, intake, species, came_at) INCLUDE (birth_date, age_group);
DROP INDEX stays_left_idx;
CREATE INDEX stays_left_idx ON stays (shelter_id, left_at) INCLUDE (outcome, came_at) WHERE outcome IS NOT NULL;
CREATE INDEX stays_outcome_idx ON stays (shelter_id, outcome, species, left_at) INCLUDE (birth_date, age_group)
  WHERE outcome IS NOT NULL;

-- Requests of adopters, and what staff did with visits, of which the first is the answer.
CREATE INDEX events_requests_idx ON events (entity_id) WHERE kind = 'visit.created' AND actor IN ('adopter', 'link');
CREATE INDEX events_answers_idx ON events (entity_id, happened_at)
  WHERE entity = 'visit' AND actor = 'staff' AND kind <> 'visit.updated';
