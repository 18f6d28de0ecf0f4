import { useId } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { KEEPS_REFERRED_PET } from '../../../lib/storage/referred-pet.ts';
import { useBringBackForBoth, useHousehold } from '../household-api.ts';
import { householdMessages as messages } from '../household-messages.ts';

/** The pets that the partner put aside, with the way back; nothing without one. */
export function PartnerHiddenPets() {
  const titleId = useId();
  const { household } = useHousehold();
  const bringBack = useBringBackForBoth();
  if (!household || household.put_aside.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mt-10 border-t border-line pt-6">
      <h2 id={titleId} className="text-xl wrap-anywhere">
        {messages.putAside(household.partner)}
      </h2>
      <p className="mt-1 max-w-text text-sm text-text-muted">
        {messages.putAsideHint(household.partner)}
      </p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {household.put_aside.map((pet) => (
          <li
            key={pet.pet_id}
            className="flex flex-wrap items-center justify-between gap-2 rounded-xl border border-line bg-surface p-4"
          >
            <Link
              to={`/pets?petId=${pet.pet_id}`}
              state={KEEPS_REFERRED_PET}
              className="font-semibold wrap-anywhere"
            >
              {pet.name}
            </Link>
            <Button
              size="sm"
              variant="secondary"
              disabled={bringBack.isPending}
              aria-label={messages.bringBackNamed(pet.name)}
              onClick={() => bringBack.mutate(pet)}
            >
              {messages.bringBack}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
