-- B3.01: within how many hours requests are answered, a rule of `visiting`. It was 24 before it could be changed,
-- so that this is no event.
SELECT set_config('pawmatch.actor', 'none', true);
UPDATE shelters SET visiting = visiting || '{"answer_hours": 24}'
WHERE updated_at IS NOT NULL AND NOT visiting ? 'answer_hours';
SELECT set_config('pawmatch.actor', '', true);
