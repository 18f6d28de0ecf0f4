/** R2.47: the saved preferences on the dashboard. */
export const preferenceRowsMessages = {
  petType: 'Pet Type',
  specialNeeds: 'Special Needs',
  experience: 'Experience with Pets',
  training: 'Training Requirements',

  /** An answer that is missing. */
  notSpecified: 'Not specified',
  noPreference: 'Any',
  yes: 'Yes',
  no: 'No',
} as const;
