-- F10: the mails to closed accounts contain names, so staff cannot read them. A mail without an account may
-- also be one to a walk-in; they cannot be told apart, and are removed after some weeks anyway.
UPDATE sent_mails SET html = NULL WHERE user_id IS NULL AND html IS NOT NULL;

UPDATE jobs SET payload = payload || '{"isPrivate": true}'
WHERE queue = 'mail: visit' AND payload -> 'data' ->> 'reason' = 'account_closed'
  OR queue = 'mail' AND NOT EXISTS (
    SELECT FROM users WHERE lower(users.email) = lower(jobs.payload ->> 'to')
  );

-- S07: servers end the streams of a person whose session has ended or whose role has changed. No NOTIFY,
-- because only servers with a stream ask, and they poll.
CREATE FUNCTION record_access_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO recent_changes (channel, payload) VALUES ('access', '');
  RETURN NULL;
END $$;

CREATE TRIGGER sessions_revoked AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL)
  EXECUTE FUNCTION record_access_change();

CREATE TRIGGER sessions_deleted AFTER DELETE ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL) EXECUTE FUNCTION record_access_change();

CREATE TRIGGER users_role_changed AFTER UPDATE OF role ON users
  FOR EACH ROW WHEN (OLD.role <> NEW.role) EXECUTE FUNCTION record_access_change();
