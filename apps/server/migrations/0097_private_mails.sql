-- F10: the mails to closed accounts contain names, so staff cannot read them. A mail without an account may
-- also be one to a walk-in; they cannot be told apart, and are removed after some weeks anyway.
UPDATE sent_mails SET html = NULL WHERE user_id IS NULL AND html IS NOT NULL;

UPDATE jobs SET payload = payload || '{"isPrivate": true}'
WHERE queue = 'mail: visit' AND payload -> 'data' ->> 'reason' = 'account_closed'
  OR queue = 'mail' AND NOT EXISTS (
    SELECT FROM users WHERE lower(users.email) = lower(jobs.payload ->> 'to')
  );
