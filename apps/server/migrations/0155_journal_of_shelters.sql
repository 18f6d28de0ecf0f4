-- B8.09: at which shelter a colleague read. Who works at two has an entry at each. What was recorded before is the
-- first shelter's.
ALTER TABLE journal ADD COLUMN shelter_id uuid NOT NULL DEFAULT '00000000-0000-7000-8000-000000000001'
  REFERENCES shelters;
DROP INDEX journal_opened_key;
CREATE UNIQUE INDEX journal_opened_key ON journal (
  colleague_id, shelter_id, kind, (coalesce(visit_id, person_id)),
  (date_bin('1 hour', happened_at, '2000-01-01 00:00+00'))
) WHERE kind IN ('person.opened', 'visit.opened');
DROP INDEX journal_listed_key;
CREATE UNIQUE INDEX journal_listed_key ON journal (
  colleague_id, shelter_id, kind, filters, (date_bin('1 hour', happened_at, '2000-01-01 00:00+00'))
) WHERE kind IN ('people.listed', 'visits.listed');
