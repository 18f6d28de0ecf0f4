import { memo } from 'react';
import { CardRow } from '../../../components/admin/CardRow.tsx';
import { longDate } from '../../../lib/shelter-dates.ts';
import type { PetRowProps } from './PetRow.tsx';
import { PetRowActions } from './PetRowActions.tsx';
import { PetStatusDropdown } from './PetStatusDropdown.tsx';
import { PetThumbnail } from './PetThumbnail.tsx';

/** A row of the pet table as a card, for phones. */
export const PetRowCard = memo(function PetRowCard({
  pet,
  timeZone,
  onEdit,
  onDelete,
  ...place
}: PetRowProps) {
  return (
    <CardRow {...place} id={pet.id} name={pet.name}>
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
            Added{' '}
            <time dateTime={pet.created_at} className="whitespace-nowrap">
              {longDate(pet.created_at, timeZone)}
            </time>
          </p>
          <PetRowActions pet={pet} onEdit={onEdit} onDelete={onDelete} />
        </div>
      </div>
    </CardRow>
  );
});
