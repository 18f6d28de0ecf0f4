import type { Pet } from '@pawmatch/contract/pets/pet';
import type { Column } from '../../../components/admin/DataTable.tsx';
import { RowList } from '../../../components/admin/RowList.tsx';
import type { Selection } from '../../../components/admin/use-selection.ts';
import { PetRow } from './PetRow.tsx';
import { PetRowCard } from './PetRowCard.tsx';
import { petListLabels } from './pets-admin-messages.ts';

/** R2.52 */
const columns: readonly Column[] = [
  { label: 'Pet' },
  { label: 'Added', width: 'w-34' },
  { label: 'Status', width: 'w-28' },
  { label: 'Actions', width: 'w-21' },
];

type PetTableProps = {
  pets: readonly Pet[];
  /** Identifies the filtered list. */
  listKey: string;
  timeZone: string;
  selection: Selection;
  onEdit: (pet: Pet) => void;
  onDelete: (pet: Pet) => void;
};

/** R2.51, R2.52: pets as a table or, on a phone, as cards. */
export function PetTable({ pets, listKey, selection, ...shared }: PetTableProps) {
  return (
    <RowList
      items={pets}
      labels={petListLabels}
      {...{ listKey, selection, columns }}
      renderRow={(pet, place, isCard) => {
        const Row = isCard ? PetRowCard : PetRow;
        return <Row key={pet.id} pet={pet} {...place} {...shared} />;
      }}
    />
  );
}
