-- B1.10: marks in the navigation for new pets; see docs/alerts.md.
-- When a person last opened the pages that show new pets, and the best score among the matches then.
CREATE TABLE pages_seen (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  matches_at timestamptz,
  best_score smallint CHECK (best_score BETWEEN 0 AND 100),
  alerts_at timestamptz,
  CHECK ((matches_at IS NULL) = (best_score IS NULL))
);

-- Pets that became available, and available pets whose facts changed, for some weeks.
CREATE TABLE recent_arrivals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pet_id uuid NOT NULL REFERENCES pets (id) ON DELETE CASCADE,
  changed_at timestamptz NOT NULL,
  -- The facts as they were, when the pet was available already: whoever saw it then knows it.
  before jsonb
);
CREATE INDEX recent_arrivals_changed_idx ON recent_arrivals (changed_at);
CREATE INDEX recent_arrivals_pet_idx ON recent_arrivals (pet_id);

-- The pets that an alert has found since its owner opened the page of alerts.
CREATE INDEX alerted_pets_found_idx ON alerted_pets (alert_id, found_at);
