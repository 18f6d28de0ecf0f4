-- Why a mail was left out, with the mails that were sent, so that staff find both in one place. Such a mail
-- was never written, so that it has no subject.
ALTER TABLE sent_mails
  ADD COLUMN not_sent text CHECK (not_sent IN ('expired', 'outdated')),
  ALTER COLUMN subject DROP NOT NULL,
  ADD CONSTRAINT sent_mails_written_check CHECK (not_sent IS NOT NULL OR subject IS NOT NULL);
