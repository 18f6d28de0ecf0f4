import type { Pet } from '@pawmatch/contract/pets/pet';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { petMessages } from '../pet-messages.ts';
import { waitingDays } from '../waiting-days.ts';

/** Younger arrivals do not wait yet. */
const FROM_DAYS = 7;

/** B1.12: how long a pet has waited; only in the browser, because pages are cached for longer than a day. */
export function WaitingTime({ pet }: { pet: Pick<Pet, 'created_at'> }) {
  const isHydrated = useHydrated();
  const days = isHydrated ? waitingDays(pet.created_at, Date.now()) : 0;
  return (
    <p className="min-h-lh text-xs font-medium text-text-muted sm:text-sm">
      {isHydrated && (days < FROM_DAYS ? petMessages.newHere : petMessages.waiting(days))}
    </p>
  );
}
