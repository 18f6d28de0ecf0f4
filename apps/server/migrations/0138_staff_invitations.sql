-- B8.07: who is invited to work here. The link is a grant with the purpose 'staff invitation', of which the invitation is
-- the subject; the row stays for a while after its end, so that the link can say why it ended.
CREATE TABLE staff_invitations (
  id uuid PRIMARY KEY,
  shelter_id uuid NOT NULL REFERENCES shelters,
  -- Null from its end on.
  email text,
  role text NOT NULL CHECK (role IN ('volunteer', 'staff', 'manager')),
  invited_by uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  invited_at timestamptz NOT NULL,
  -- A new email begins another week.
  expires_at timestamptz NOT NULL,
  -- Null while it is open.
  ended text CHECK (ended IN ('accepted', 'withdrawn')),
  CHECK ((ended IS NULL) = (email IS NOT NULL))
);
CREATE UNIQUE INDEX staff_invitations_open_key ON staff_invitations (shelter_id, lower(email));
CREATE INDEX staff_invitations_invited_by_idx ON staff_invitations (invited_by);

ALTER TABLE grants DROP CONSTRAINT grants_purpose_check;
ALTER TABLE grants ADD CONSTRAINT grants_purpose_check CHECK (purpose IN (
  'password reset', 'email confirmation', 'visit', 'held time', 'alert', 'calendar', 'match invitation', 'pet letter',
  'staff invitation'));
DROP INDEX grants_only_one;
CREATE UNIQUE INDEX grants_only_one ON grants (purpose, subject_id)
  WHERE purpose IN ('calendar', 'match invitation', 'pet letter', 'staff invitation');
