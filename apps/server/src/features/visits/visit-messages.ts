/** With CONFLICT. */
export const VISIT_CHANGED_MESSAGE =
  'Someone else has changed this visit meanwhile. Please look at it again.';

/** With ADOPTER_BUSY, for staff. */
export const ADOPTER_BUSY_MESSAGE =
  'This adopter already has another visit at this time. Please choose another time.';

/** With ADOPTER_BUSY, for the adopter. */
export const busyMessage = (petName: string) =>
  `You already meet ${petName} at this time. Please choose another time.`;
