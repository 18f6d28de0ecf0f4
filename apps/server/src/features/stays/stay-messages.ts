export const IN_FUTURE_MESSAGE = 'Choose today or a day in the past.';

export const beforeItCameMessage = (petName: string) =>
  `${petName} was not at the shelter yet. Please choose a later day.`;

export const overlapMessage = (petName: string) =>
  `${petName} was at the shelter or had left it already. Please choose a day between the other stays.`;

export const NOT_ENDED_MESSAGE = 'This stay has not ended, so it has no such date or outcome.';

export const ADOPTED_MESSAGE =
  'This stay ended with an adoption or with a deleted record, so only its dates can be corrected.';
