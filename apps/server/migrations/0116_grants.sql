-- What gives somebody access without a login: links of emails, calendar addresses, invitations to match together, and
-- addresses of shared letters. Only the hash of the token is stored. A grant that ends is deleted.
CREATE TABLE grants (
  token_hash bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN (
    'password reset', 'email confirmation', 'visit', 'held time', 'alert', 'calendar', 'match invitation', 'pet letter')),
  -- Null for the visit of a person without an account.
  user_id uuid REFERENCES users ON DELETE CASCADE,
  -- The visit, pet, alert or person that it is for.
  subject_id uuid,
  -- Where a link was mailed to: it ends when the account has another address.
  email text,
  created_at timestamptz NOT NULL,
  -- Null for what does not end by itself, and for links of visits, which end when the visit begins.
  expires_at timestamptz
);
CREATE INDEX grants_user_idx ON grants (user_id);
CREATE INDEX grants_subject_idx ON grants (subject_id) WHERE purpose = 'visit';
CREATE UNIQUE INDEX grants_only_one ON grants (purpose, subject_id)
  WHERE purpose IN ('calendar', 'match invitation', 'pet letter');

INSERT INTO grants (token_hash, purpose, user_id, subject_id, email, created_at, expires_at)
SELECT token_hash, 'password reset', user_id, NULL::uuid, email, created_at, expires_at FROM password_resets
UNION ALL
SELECT token_hash, 'email confirmation', user_id, NULL, email, created_at, expires_at FROM email_confirmations
UNION ALL
SELECT token_hash, 'calendar', user_id, user_id, NULL, created_at, NULL FROM calendar_addresses
UNION ALL
SELECT token_hash, 'match invitation', user_id, user_id, NULL, expires_at - interval '7 days', expires_at
FROM match_invitations
UNION ALL
SELECT sha256(convert_to(share_token, 'UTF8')), 'pet letter', user_id, visit_id, NULL, sent_at, NULL
FROM pet_letters WHERE share_token IS NOT NULL AND user_id IS NOT NULL;

DROP TABLE password_resets, email_confirmations, calendar_addresses, match_invitations;
ALTER TABLE pet_letters DROP COLUMN share_token;
