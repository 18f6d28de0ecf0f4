-- Called by the statement that has stored a request and holds the lock of the adopter's row: here each
-- query sees all that was committed before that lock was got, which the statement's own snapshot does
-- not, so that simultaneous requests cannot slip through together.
CREATE FUNCTION check_visit_request_limits(
  new_visit uuid, adopter uuid, asked_at timestamptz,
  open_limit integer, unconfirmed_limit integer, daily_limit integer
) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF (
    SELECT count(*) FROM visits
    WHERE user_id = adopter AND id <> new_visit AND status = 'pending' AND starts_at > asked_at
  ) >= (
    SELECT CASE WHEN email_confirmed_at IS NULL THEN unconfirmed_limit ELSE open_limit END
    FROM users WHERE id = adopter
  ) THEN
    RAISE EXCEPTION 'too many open visit requests'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'visits_open_limit';
  END IF;
  IF (
    SELECT count(*) FROM visits
    WHERE user_id = adopter AND id <> new_visit AND created_at > asked_at - interval '1 day'
  ) >= daily_limit THEN
    RAISE EXCEPTION 'too many visit requests in a day'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'visits_daily_limit';
  END IF;
  RETURN true;
END $$;
