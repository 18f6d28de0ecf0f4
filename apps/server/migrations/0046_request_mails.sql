-- B3.12: which members of staff get mails about new visit requests; without a row: none.
CREATE TABLE request_mail_settings (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  frequency text NOT NULL CHECK (frequency IN ('at_once', 'daily')),
  -- The day at the shelter of the last daily mail.
  mailed_on date NOT NULL
);

-- Mailboxes of the shelter that get a mail about each new request.
CREATE TABLE request_mail_addresses (
  address text PRIMARY KEY
);
