-- Open requests of adopters whose email address is not confirmed, by a keyed digest of the client address that they
-- came from. The rows serve a limit only: they are not logged, in no backup, and removed when the request is closed or
-- the email address confirmed.
CREATE UNLOGGED TABLE unconfirmed_requests (
  visit_id uuid PRIMARY KEY REFERENCES visits ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  address_digest text NOT NULL
);
CREATE INDEX unconfirmed_requests_user_idx ON unconfirmed_requests (user_id);
CREATE INDEX unconfirmed_requests_address_idx ON unconfirmed_requests (address_digest);

-- In place of that of 0016_visit_request_limits.sql, which servers of the version before still call during a rolling
-- restart. As there, each query sees what was committed before the statement got its locks: of the pets, then of the
-- adopter, then of the client address.
CREATE FUNCTION check_visit_request_limits(
  new_visit uuid, of_pet uuid, adopter uuid, asked_at timestamptz,
  open_limit integer, daily_limit integer,
  unconfirmed_per_pet integer, unconfirmed_per_address integer, from_address text
) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF (
    SELECT count(*) FROM visits
    WHERE user_id = adopter AND id <> new_visit AND status = 'pending' AND starts_at > asked_at
  ) >= open_limit THEN
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
  IF from_address IS NULL OR EXISTS (
    SELECT FROM users WHERE id = adopter AND email_confirmed_at IS NOT NULL
  ) THEN
    RETURN true;
  END IF;
  IF (
    SELECT count(*) FROM visits JOIN users ON users.id = user_id
    WHERE (pet_id = of_pet OR bonded_pet_id = of_pet) AND visits.id <> new_visit
      AND status = 'pending' AND starts_at > asked_at AND email_confirmed_at IS NULL
  ) >= unconfirmed_per_pet THEN
    RAISE EXCEPTION 'too many unconfirmed visit requests for a pet'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'visits_unconfirmed_per_pet';
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended(from_address, 0));
  IF (
    SELECT count(*) FROM unconfirmed_requests
      JOIN visits ON visits.id = visit_id JOIN users ON users.id = visits.user_id
    WHERE address_digest = from_address AND visit_id <> new_visit
      AND status = 'pending' AND starts_at > asked_at AND email_confirmed_at IS NULL
  ) >= unconfirmed_per_address THEN
    RAISE EXCEPTION 'too many unconfirmed visit requests from an address'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'visits_unconfirmed_per_address';
  END IF;
  RETURN true;
END $$;
