import type { Pet } from '@pawmatch/contract/pets/pet';
import { isWaiting, waitingDays } from '@pawmatch/contract/pets/waiting-time';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { petMessages } from '../pet-messages.ts';

/** How long a pet has waited; only in the browser, because pages are cached for longer than a day. */
export function WaitingTime({ pet }: { pet: Pick<Pet, 'listed_at'> }) {
  return (
    <p className="min-h-lh text-xs font-medium text-text-muted sm:text-sm">
      {useHydrated() && waitingText(pet, Date.now())}
    </p>
  );
}

const waitingText = (pet: Pick<Pet, 'listed_at'>, now: number) =>
  isWaiting(pet, now) ? petMessages.waiting(waitingDays(pet, now)) : petMessages.newHere;
