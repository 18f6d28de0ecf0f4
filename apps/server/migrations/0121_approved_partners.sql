-- Who has joined by the link of an invitation waits until the inviter approves; the link is used up.
ALTER TABLE match_invitations
  ADD COLUMN joiner_id uuid UNIQUE REFERENCES users (id) ON DELETE CASCADE,
  ADD COLUMN asked_at timestamptz,
  ADD CHECK ((joiner_id IS NULL) = (asked_at IS NULL)),
  ADD CHECK (joiner_id <> user_id);
