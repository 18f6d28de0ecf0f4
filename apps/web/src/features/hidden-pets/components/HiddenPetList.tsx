import type { HiddenPet } from '@pawmatch/contract/hidden-pets/hidden-pets-endpoints';
import { hideReasonLabels } from '@pawmatch/contract/hidden-pets/hide-reason-messages';
import { type HideReason, hideReasons } from '@pawmatch/contract/hidden-pets/hide-reasons';
import { useId } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { KEEPS_REFERRED_PET } from '../../../lib/storage/referred-pet.ts';
import { hiddenPetTexts } from '../hidden-pets-messages.ts';

interface HiddenPetListProps {
  pets: readonly HiddenPet[];
  isBusy: boolean;
  onReason: (petId: string, reason: HideReason | null) => void;
  onBringBack: (pet: { id: string; name: string }) => void;
}

const reasonOptions = [
  { value: '', label: hiddenPetTexts.noReason },
  ...hideReasons.map((value) => ({ value, label: hideReasonLabels[value] })),
];

/** The hidden pets, each with an optional reason and the way back. */
export function HiddenPetList({ pets, isBusy, onReason, onBringBack }: HiddenPetListProps) {
  const titleId = useId();
  if (pets.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mt-10 border-t border-line pt-6">
      <h2 id={titleId} className="text-xl">
        {hiddenPetTexts.title}
      </h2>
      <p className="mt-1 max-w-text text-sm text-text-muted">{hiddenPetTexts.hint}</p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {pets.map(({ pet_id, name, reason }) => (
          <li key={pet_id} className="grid gap-3 rounded-xl border border-line bg-surface p-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Link
                to={`/pets?petId=${pet_id}`}
                state={KEEPS_REFERRED_PET}
                className="font-semibold wrap-anywhere"
              >
                {name}
              </Link>
              <Button
                size="sm"
                variant="secondary"
                disabled={isBusy}
                aria-label={hiddenPetTexts.bringBackNamed(name)}
                onClick={() => onBringBack({ id: pet_id, name })}
              >
                {hiddenPetTexts.bringBack}
              </Button>
            </div>
            <SelectField
              label={hiddenPetTexts.reasonOf(name)}
              value={reason ?? ''}
              disabled={isBusy}
              options={reasonOptions}
              onChange={({ target }) =>
                onReason(pet_id, hideReasons.find((known) => known === target.value) ?? null)
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
