import { memo } from 'react';
import { SelectBox } from '../../../components/admin/SelectBox.tsx';
import { longDate } from '../../../lib/shelter-dates.ts';
import type { PetRowProps } from './PetRow.tsx';
import { PetRowActions } from './PetRowActions.tsx';
import { PetStatusDropdown } from './PetStatusDropdown.tsx';
import { PetThumbnail } from './PetThumbnail.tsx';

/** A row of the pet table as a card, for phones. */
export const PetRowCard = memo(function PetRowCard(props: PetRowProps) {
  const { pet, index, timeZone, isSelected, onToggle, measure } = props;
  return (
    <li
      ref={measure}
      data-index={index}
      data-selected={isSelected || undefined}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-1 border-b border-line px-2 py-3 data-selected:bg-sunken data-selected:shadow-[inset_3px_0_0_var(--color-action)]"
    >
      <SelectBox
        label={`Select ${pet.name}`}
        isChecked={isSelected}
        onToggle={() => onToggle(pet.id)}
      />
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
          <PetRowActions {...props} />
        </div>
      </div>
    </li>
  );
});
