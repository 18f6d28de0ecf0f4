-- Who of the staff read what: people and visits that were opened, lists, and what left as a file. Changes are events; both
-- share one sequence, so that a page of the journal has them in one order.
CREATE TABLE journal (
  id bigint PRIMARY KEY DEFAULT nextval('events_id_seq'),
  kind text NOT NULL CHECK (
    kind IN ('person.opened', 'visit.opened', 'people.listed', 'visits.listed', 'calendar.created')
  ),
  -- No foreign keys: `forget_in_events` takes a deleted person out, in batches.
  colleague_id uuid,
  person_id uuid,
  visit_id uuid,
  -- Filters of a list, without the text of a search.
  filters jsonb NOT NULL DEFAULT '{}',
  -- How many rows of a list were shown.
  total integer,
  happened_at timestamptz NOT NULL
);
-- One row a colleague, hour, and person, visit or list. Rows of deleted people are never equal, because null is not.
CREATE UNIQUE INDEX journal_opened_key ON journal (
  colleague_id, kind, (coalesce(visit_id, person_id)), (date_bin('1 hour', happened_at, '2000-01-01 00:00+00'))
) WHERE kind IN ('person.opened', 'visit.opened');
CREATE UNIQUE INDEX journal_listed_key ON journal (
  colleague_id, kind, filters, (date_bin('1 hour', happened_at, '2000-01-01 00:00+00'))
) WHERE kind IN ('people.listed', 'visits.listed');
CREATE INDEX journal_colleague_idx ON journal (colleague_id, id DESC) WHERE colleague_id IS NOT NULL;
CREATE INDEX journal_person_idx ON journal (person_id, id DESC) WHERE person_id IS NOT NULL;
CREATE INDEX journal_happened_at_idx ON journal (happened_at);

-- With the id, so that pages of one colleague's changes are read in order.
DROP INDEX events_actor_idx;
CREATE INDEX events_actor_idx ON events (actor_id, id DESC) WHERE actor_id IS NOT NULL;

-- Takes a deleted person out of events and of the journal, at most so many rows of each at once.
CREATE OR REPLACE FUNCTION forget_in_events(person uuid, most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  changed_events integer;
  changed_entries integer;
BEGIN
  UPDATE events
  SET person_id = nullif(person_id, person), actor_id = nullif(actor_id, person)
  WHERE id = ANY (ARRAY(SELECT id FROM events WHERE person_id = person OR actor_id = person LIMIT most));
  GET DIAGNOSTICS changed_events = ROW_COUNT;
  UPDATE journal
  SET person_id = nullif(person_id, person), colleague_id = nullif(colleague_id, person)
  WHERE id = ANY (ARRAY(SELECT id FROM journal WHERE person_id = person OR colleague_id = person LIMIT most));
  GET DIAGNOSTICS changed_entries = ROW_COUNT;
  RETURN greatest(changed_events, changed_entries);
END $$;
