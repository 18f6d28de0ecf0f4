-- B9.10: the pets that were in care at an instant, and those that came back.
CREATE INDEX stays_care_idx ON stays USING gist (tstzrange(came_at, left_at, '(]'));
CREATE INDEX stays_returned_idx ON stays (pet_id, came_at) WHERE intake = 'returned';
