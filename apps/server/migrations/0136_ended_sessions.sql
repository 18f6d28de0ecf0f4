-- An account of many sessions could not be recovered in time. The triggers ran once a session.
CREATE FUNCTION record_ended_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM before WHERE revoked_at IS NULL) THEN
    INSERT INTO recent_changes (channel, payload) VALUES ('access', '');
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER sessions_revoked ON sessions;
DROP TRIGGER sessions_deleted ON sessions;

-- The only change of a session is that it ends.
CREATE TRIGGER sessions_revoked AFTER UPDATE ON sessions
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION record_ended_sessions();

CREATE TRIGGER sessions_deleted AFTER DELETE ON sessions
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION record_ended_sessions();

-- From now on logins keep an account below this number, and delete few at a time.
DELETE FROM sessions USING (
  SELECT id, row_number() OVER (PARTITION BY user_id ORDER BY created_at DESC) AS place FROM sessions
) AS placed
WHERE placed.id = sessions.id AND placed.place > 500;
