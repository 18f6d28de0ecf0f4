-- B9.05: lists of adoptions name people, as those of visits do.
ALTER TABLE journal DROP CONSTRAINT journal_kind_check;
ALTER TABLE journal ADD CONSTRAINT journal_kind_check CHECK (kind IN
  ('person.opened', 'visit.opened', 'people.listed', 'visits.listed', 'adoptions.listed', 'calendar.created'));
DROP INDEX journal_listed_key;
CREATE UNIQUE INDEX journal_listed_key ON journal (
  colleague_id, shelter_id, kind, filters, (date_bin('1 hour', happened_at, '2000-01-01 00:00+00'))
) WHERE kind IN ('people.listed', 'visits.listed', 'adoptions.listed');
