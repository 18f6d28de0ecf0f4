-- B3.01: staff cancel the visits that a change of the settings touches.
ALTER TABLE visits DROP CONSTRAINT visits_cancel_reason_check, ADD CONSTRAINT visits_cancel_reason_check CHECK (
  cancel_reason IN ('adopter', 'staff', 'unanswered', 'pet_adopted', 'pet_removed', 'account_closed', 'closed',
    'times_changed')
);
