-- B3.07: the visits whose visitors were thanked, each once.
CREATE TABLE visit_thanks (
  visit_id uuid PRIMARY KEY REFERENCES visits ON DELETE CASCADE,
  thanked_at timestamptz NOT NULL
);
INSERT INTO visit_thanks SELECT id, now() FROM visits WHERE status = 'completed';
CREATE INDEX visits_over_idx ON visits (ends_at) WHERE status = 'completed';
