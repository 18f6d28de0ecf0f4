-- Who has joined by the link of an invitation waits until the inviter approves; the link is used up.
CREATE TABLE match_requests (
  inviter_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  joiner_id uuid NOT NULL UNIQUE REFERENCES users ON DELETE CASCADE CHECK (joiner_id <> inviter_id),
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
