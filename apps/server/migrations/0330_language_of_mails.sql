-- B5.02: the language in which a mail was written, which only its HTML said, or the account of its recipient.
ALTER TABLE sent_mails ADD COLUMN language text CHECK (language ~ '^[a-z]{2,3}$');
UPDATE sent_mails SET language = coalesce(substring(html FROM '<html lang="([a-z]{2,3})"'),
  (SELECT users.language FROM users WHERE users.id = user_id))
WHERE subject IS NOT NULL;
