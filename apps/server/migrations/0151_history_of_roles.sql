-- B8.02: what was recorded of roles before they had a shelter in the history is the first one's; roles in the
-- installation have none.
UPDATE events SET shelter_id = '00000000-0000-7000-8000-000000000001'
WHERE shelter_id IS NULL AND entity = 'person' AND changes ?| '{staff_role,suspended}'
  AND changes::text NOT LIKE '%network_admin%';
