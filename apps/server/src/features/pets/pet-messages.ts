/** With CONFLICT. */
export const PET_CHANGED_MESSAGE =
  'Someone else has changed this pet meanwhile. Please look at it again.';
