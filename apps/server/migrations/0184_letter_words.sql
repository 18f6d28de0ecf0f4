-- B9.05: what a shelter adds in its own words to the fixed facts of an email about an adoption.
CREATE TABLE letter_words (
  shelter_id uuid NOT NULL REFERENCES shelters,
  stage text NOT NULL CHECK (stage IN ('asked', 'approved', 'declined', 'adopted')),
  words text NOT NULL,
  PRIMARY KEY (shelter_id, stage)
);
