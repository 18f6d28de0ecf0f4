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
