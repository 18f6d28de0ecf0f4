-- S65: the request of an account that nobody confirms lapses.
ALTER TABLE visits DROP CONSTRAINT visits_cancel_reason_check, ADD CONSTRAINT visits_cancel_reason_check CHECK (
  cancel_reason IN ('adopter', 'staff', 'unanswered', 'unconfirmed', 'pet_adopted', 'pet_removed', 'account_closed',
    'closed', 'times_changed')
);
