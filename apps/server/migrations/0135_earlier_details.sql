-- Names and addresses that an account had, which mails to others may still have: erasure takes them out, too.
CREATE TABLE earlier_details (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  email text NOT NULL,
  full_name text NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, email, full_name)
);

-- Jobs that make mails forget a person take several names and addresses from now on.
UPDATE jobs SET payload = jsonb_build_object(
  'emails', jsonb_build_array(payload -> 'email'),
  'names', jsonb_build_array(payload -> 'fullName'),
  'erasedAt', created_at)
WHERE queue = 'forget person' AND payload ? 'email';
