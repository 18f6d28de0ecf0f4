import { isOnHold } from '@pawmatch/contract/pets/bonded-pair';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { longDate } from '../../../lib/shelter-dates.ts';
import { adminToast } from '../../../lib/toast.ts';
import { petRecordMessages } from './staff-pets-messages.ts';

/** Says afterwards that a pet was adopted although its hold has not ended. */
export function warnOfHold(before: Pet, { status, name }: Pet, timeZone: string): void {
  const { hold_until: until } = before;
  if (status !== 'Adopted' || before.status === 'Adopted') return;
  if (!until || !isOnHold(until, new Date(), timeZone)) return;
  adminToast.warning(petRecordMessages.adoptedOnHold({ pet: name, day: longDate(until, 'UTC') }));
}
