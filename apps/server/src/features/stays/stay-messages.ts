import { localized } from '@pawmatch/contract/localized';

export const stayMessages = localized('stayMessages', {
  inFuture: 'Choose today or a day in the past.',
  beforeItCame: ({ petName }: { petName: string }) =>
    `${petName} was not at the shelter yet. Please choose a later day.`,
  overlap: ({ petName }: { petName: string }) =>
    `${petName} was at the shelter or had left it already. Please choose a day between the other stays.`,
  notEnded: 'This stay has not ended, so it has no such date or outcome.',
  adopted:
    'This stay ended with an adoption or with a deleted record, so only its dates can be corrected.',
});
