/** B3.09: the texts of the address for calendar programs. */
export const calendarAddressMessages = {
  title: 'Calendar address',
  about:
    'Subscribe to all visits in your calendar program. Entries name the pet, not the visitor. Whoever has the address can read them: keep it secret.',
  loadFailed: 'The calendar address could not be loaded.',
  none: 'You have no calendar address.',
  existing: ({ date }: { date: string }) =>
    `You have created an address on ${date}. It is not shown again; a new one replaces it.`,
  address: 'Your calendar address',
  shownOnce: 'It is shown only now. Add it to your calendar program by “from URL” or “subscribe”.',
  create: 'Create Address',
  creating: 'Creating...',
  replace: 'Replace Address',
  copy: 'Copy Address',
  copied: 'Address copied to clipboard',
  copyFailed: 'The address could not be copied. Please select it and copy it.',
  revoke: 'Revoke Address',
  revoked: 'The calendar address is revoked',
  createFailed: 'The calendar address could not be created.',
  revokeFailed: 'The calendar address could not be revoked.',
  replaceQuestion: 'Replace the calendar address?',
  revokeQuestion: 'Revoke the calendar address?',
  consequence: 'Calendar programs with the present address get no more visits.',
} as const;
