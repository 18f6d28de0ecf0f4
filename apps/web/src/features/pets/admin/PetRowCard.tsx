import type { Pet } from '@pawmatch/contract/pets/pet';
import { longDate } from '../../../lib/shelter-dates.ts';
import { type PetActions, PetRowActions } from './PetRowActions.tsx';
import { PetStatusDropdown } from './PetStatusDropdown.tsx';
import { PetThumbnail } from './PetThumbnail.tsx';
import { petOverviewMessages } from './pets-admin-messages.ts';

type PetRowCardProps = { pet: Pet; timeZone: string; actions: PetActions };

/** A row of the pet table as a card, for phones. */
export function PetRowCard({ pet, timeZone, actions }: PetRowCardProps) {
  return (
    <div className="grid grid-cols-1 gap-2.5">
      <div className="flex items-center gap-3">
        <PetThumbnail pet={pet} />
        <div className="min-w-0 flex-1">
          <p className="line-clamp-2 leading-snug font-semibold wrap-break-word">{pet.name}</p>
          <p className="text-sm text-text-muted">{pet.species}</p>
        </div>
        <PetStatusDropdown pet={pet} timeZone={timeZone} />
      </div>
      <div className="flex items-center justify-between gap-2">
        <p className="text-xs text-text-muted">
          {petOverviewMessages.added}{' '}
          <time dateTime={pet.created_at} className="whitespace-nowrap">
            {longDate(pet.created_at, timeZone)}
          </time>
        </p>
        <PetRowActions pet={pet} {...actions} />
      </div>
    </div>
  );
}
