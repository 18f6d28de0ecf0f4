/** Texts about a pet that are not on its card before it is unfolded. */
export const petMoreMessages = {
  training: 'Training',
  noTraining: 'None noted yet',
  shelterNotes: 'Shelter notes',
  noShelterNotes: 'No additional notes available for this pet.',
  yes: 'Yes',
  no: 'No',
  askShelter: 'Ask the shelter',
} as const;
