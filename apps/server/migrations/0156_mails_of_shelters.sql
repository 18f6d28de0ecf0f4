-- B8.02 B3.12: mails about requests are wanted shelter by shelter. What was set before is of the first one.
ALTER TABLE request_mail_settings
  ADD COLUMN shelter_id uuid NOT NULL DEFAULT '00000000-0000-7000-8000-000000000001' REFERENCES shelters,
  DROP CONSTRAINT request_mail_settings_pkey,
  ADD PRIMARY KEY (user_id, shelter_id);
ALTER TABLE request_mail_settings ALTER COLUMN shelter_id DROP DEFAULT;

ALTER TABLE request_mail_addresses
  ADD COLUMN shelter_id uuid NOT NULL DEFAULT '00000000-0000-7000-8000-000000000001' REFERENCES shelters,
  DROP CONSTRAINT request_mail_addresses_pkey,
  ADD PRIMARY KEY (shelter_id, address);
ALTER TABLE request_mail_addresses ALTER COLUMN shelter_id DROP DEFAULT;

-- B8.02: whose colleagues see a mail in the outbox. Mails about accounts are of no shelter.
CREATE FUNCTION shelter_of_mail(payload jsonb) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (payload ->> 'shelterId')::uuid,
    (payload -> 'data' ->> 'shelterId')::uuid,
    (SELECT shelter_id FROM visits WHERE id = (payload -> 'data' ->> 'visitId')::uuid),
    (SELECT shelter_id FROM staff_invitations WHERE id = (payload -> 'data' ->> 'invitationId')::uuid))
$$;

ALTER TABLE sent_mails ADD COLUMN shelter_id uuid REFERENCES shelters;
UPDATE sent_mails SET shelter_id = '00000000-0000-7000-8000-000000000001'
WHERE kind IN ('visit', 'visit requests', 'waiting list', 'pet letter', 'required second factor', 'new admin',
  'very many openings', 'staff invitation', 'staff role');
