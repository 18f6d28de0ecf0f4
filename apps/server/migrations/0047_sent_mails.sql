-- Why the last run of a job failed, in words without personal data.
ALTER TABLE jobs ADD COLUMN last_error text;

-- The mails that were sent, for staff; removed after some weeks, and with the account of the recipient.
CREATE TABLE sent_mails (
  -- The uid of the mail's job.
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  -- Masked, such as a…@example.org.
  recipient text NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  -- Null for mails with a secret link, and for those to people without an account any more.
  html text,
  created_at timestamptz NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX sent_mails_sent_at_idx ON sent_mails (sent_at DESC, id);
CREATE INDEX sent_mails_user_idx ON sent_mails (user_id);
