import { localized } from '../localized.ts';

/** What is wrong with the fields of visits, and with what lists of visits are filtered by. */
export const visitInputMessages = localized('visitInputMessages', {
  noSuchFilter: 'There is no such filter.',
  chooseStatus: 'Please choose the new status.',
  notAStatus: 'This is not a visit status.',
  dateTime: 'Please give date and time in ISO 8601 with an offset, such as 2026-11-23T15:00:00Z.',
  outOfRange: 'This date is out of range.',
  chooseOutcome: 'Please choose how the visit went.',
  chooseVisitor: 'Please say who is coming: choose an adopter or enter a name.',
  outcomeTooEarly: 'Only a visit that took place has an outcome.',
  tooManyMailboxes: ({ max }: { max: number }) => `Please enter at most ${max} addresses.`,
});
