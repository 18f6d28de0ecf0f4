import type { Pet } from '@pawmatch/contract/pets/pet';
import { memo } from 'react';
import type { RowPlace } from '../../../components/admin/RowList.tsx';
import { TableRow } from '../../../components/admin/TableRow.tsx';
import { longDate } from '../../../lib/shelter-dates.ts';
import { PetRowActions } from './PetRowActions.tsx';
import { PetStatusDropdown } from './PetStatusDropdown.tsx';
import { PetThumbnail } from './PetThumbnail.tsx';

export type PetRowProps = RowPlace & {
  pet: Pet;
  timeZone: string;
  onEdit: (pet: Pet) => void;
  onDelete: (pet: Pet) => void;
};

/** One row of the pet table (R2.52). */
export const PetRow = memo(function PetRow({
  pet,
  timeZone,
  onEdit,
  onDelete,
  ...place
}: PetRowProps) {
  return (
    <TableRow {...place} id={pet.id} name={pet.name}>
      <th scope="row" className="px-2 py-2 text-start font-normal">
        <span className="flex items-center gap-2.5">
          <PetThumbnail pet={pet} />
          <span className="grid min-w-0">
            <span className="line-clamp-2 text-sm leading-tight font-semibold wrap-break-word">
              {pet.name}
            </span>
            <span className="text-xs text-text-muted">{pet.species}</span>
          </span>
        </span>
      </th>
      <td className="px-2 text-xs whitespace-nowrap text-text-muted">
        <time dateTime={pet.created_at}>{longDate(pet.created_at, timeZone)}</time>
      </td>
      <td className="px-2">
        <PetStatusDropdown pet={pet} timeZone={timeZone} />
      </td>
      <td>
        <PetRowActions pet={pet} onEdit={onEdit} onDelete={onDelete} />
      </td>
    </TableRow>
  );
});
