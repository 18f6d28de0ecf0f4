import { isOnHold } from '@pawmatch/contract/pets/bonded-pair';
import { blocksOf, needLabel } from '@pawmatch/contract/pets/care/readiness';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { adminToast } from '../../../lib/toast.ts';
import { petRecordMessages } from './staff-pets-messages.ts';

/** Says afterwards that a pet was adopted although its hold has not ended, or something is missing before it leaves. */
export function warnOfHold(before: Pet, { status, name }: Pet, timeZone: string): void {
  if (status !== 'Adopted' || before.status === 'Adopted') return;
  const { hold_until: until } = before;
  const isHeld = until !== null && isOnHold(until, new Date(), timeZone);
  if (isHeld) {
    adminToast.warning(petRecordMessages.adoptedOnHold({ pet: name, day: longDate(until, 'UTC') }));
  }
  // The hold is told with its day.
  const missing = blocksOf(before.care_blocks ?? [], 'leaving').filter(
    ({ need }) => !isHeld || need !== 'hold',
  );
  if (missing.length > 0) {
    const labels = missing.map(needLabel).join(', ');
    adminToast.warning(petRecordMessages.adoptedNotReady({ pet: name, missing: labels }));
  }
}
