/** R2.59: the form in which staff schedule or edit a visit. */
export const visitFormMessages = {
  addTitle: 'Schedule New Visit',
  editTitle: 'Update Visit Request',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',

  pet: 'Pet',
  petPlaceholder: 'Search by name or breed',
  requestedDate: ({ zone }: { zone: string }) => `Requested Date (${zone})`,
  dateAndTime: 'Date and time',
  status: 'Status',
  notes: 'Notes',

  whoIsComing: 'Who is coming?',
  anAdopter: 'An adopter',
  anAdopterHint: 'Has an account',
  aWalkIn: 'A walk-in',
  aWalkInHint: 'Without an account',
  adopter: 'Adopter',
  adopterPlaceholder: 'Search by name, email or phone',
  adoptersLoading: 'Loading...',
  adoptersFailed: 'Failed to load data. Please try again.',
  requester: 'Requester',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',

  // R5.12
  petMissing: 'Please choose a pet.',
  visitorMissing: 'Please choose who is coming.',
  timeMissing: 'Please choose date and time.',
  timeSkipped: 'This time does not exist on this day.',
  timePast: 'Choose a time in the future.',

  changedByOther: 'Someone else has changed this visit request while you were editing it.',
  deletedByOther:
    'Someone else has deleted this visit request. What you entered is still here, but it can no longer be saved.',
} as const;
