import type { PutAsidePet } from '@pawmatch/contract/put-aside/put-aside-endpoints';
import {
  type PutAsideReason,
  putAsideReasonLabels,
  putAsideReasons,
} from '@pawmatch/contract/put-aside/put-aside-reasons';
import { useId } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { KEEPS_PET_IN_MIND } from '../../../lib/pet-in-mind.ts';
import { putAsideTexts } from '../put-aside-messages.ts';

interface PutAsideListProps {
  pets: readonly PutAsidePet[];
  isBusy: boolean;
  onReason: (petId: string, reason: PutAsideReason | null) => void;
  onBringBack: (pet: { id: string; name: string }) => void;
}

const reasonOptions = [
  { value: '', label: putAsideTexts.noReason },
  ...putAsideReasons.map((value) => ({ value, label: putAsideReasonLabels[value] })),
];

/** B2.07: the pets that were put aside, each with an optional reason and the way back. */
export function PutAsideList({ pets, isBusy, onReason, onBringBack }: PutAsideListProps) {
  const titleId = useId();
  if (pets.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mt-10 border-t border-line pt-6">
      <h2 id={titleId} className="text-xl">
        {putAsideTexts.title}
      </h2>
      <p className="mt-1 max-w-text text-sm text-text-muted">{putAsideTexts.hint}</p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {pets.map(({ pet_id, name, reason }) => (
          <li key={pet_id} className="grid gap-3 rounded-xl border border-line bg-surface p-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Link
                to={`/pets?petId=${pet_id}`}
                state={KEEPS_PET_IN_MIND}
                className="font-semibold wrap-anywhere"
              >
                {name}
              </Link>
              <Button
                size="sm"
                variant="secondary"
                disabled={isBusy}
                aria-label={putAsideTexts.bringBackNamed(name)}
                onClick={() => onBringBack({ id: pet_id, name })}
              >
                {putAsideTexts.bringBack}
              </Button>
            </div>
            <SelectField
              label={putAsideTexts.reasonOf(name)}
              value={reason ?? ''}
              disabled={isBusy}
              options={reasonOptions}
              onChange={({ target }) =>
                onReason(pet_id, putAsideReasons.find((known) => known === target.value) ?? null)
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
