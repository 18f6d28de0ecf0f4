-- B8.03: where an adopter lives and how far a pet may be, for matches at several shelters.
ALTER TABLE home_details
  ADD COLUMN zip text CHECK (zip ~ '^\d{5}$'),
  ADD COLUMN within text CHECK (within IN ('10', '25', '50', '100'));
