-- B2.10: suggested facts that staff put away. The sentence is not stored: another text may suggest it again
-- only when the value differs.
CREATE TABLE dismissed_fact_suggestions (
  pet_id uuid NOT NULL REFERENCES pets (id) ON DELETE CASCADE,
  fact text NOT NULL,
  value text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (pet_id, fact, value)
);
