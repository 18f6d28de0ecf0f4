-- B10.02: a new row of a file that may be a pet that is here already.
ALTER TABLE import_rows DROP CONSTRAINT import_rows_outcome_check,
  ADD CONSTRAINT import_rows_outcome_check
    CHECK (outcome IN ('added', 'possibleDuplicate', 'updated', 'unchanged', 'conflict', 'deleted', 'rejected'));
