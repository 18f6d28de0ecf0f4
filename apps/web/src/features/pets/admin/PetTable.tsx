import type { Pet } from '@pawmatch/contract/pets/pet';
import { CardList } from '../../../components/admin/CardList.tsx';
import { type Column, DataTable } from '../../../components/admin/DataTable.tsx';
import { LoadMorePanel } from '../../../components/admin/LoadMorePanel.tsx';
import { useLoadMoreList } from '../../../components/admin/use-load-more-list.ts';
import type { Selection } from '../../../components/admin/use-selection.ts';
import { PetRow } from './PetRow.tsx';
import { PetRowCard } from './PetRowCard.tsx';

/** R2.52 */
const columns: readonly Column[] = [
  { label: 'Pet' },
  { label: 'Added', width: 'w-34' },
  { label: 'Status', width: 'w-28' },
  { label: 'Actions', width: 'w-21' },
];

type PetTableProps = {
  pets: readonly Pet[];
  /** What is listed, such as the filter. */
  listKey: string;
  timeZone: string;
  selection: Selection;
  onEdit: (pet: Pet) => void;
  onDelete: (pet: Pet) => void;
};

/** R2.51, R2.52: pets in their panel, as a table or, on a phone, as cards. */
export function PetTable({ pets, listKey, timeZone, selection, onEdit, onDelete }: PetTableProps) {
  const list = useLoadMoreList(pets.length, listKey);
  const shared = {
    label: 'Pets',
    list,
    selection,
    selectAllLabel: `Select all ${pets.length} pets`,
  };
  const Row = list.layout === 'table' ? PetRow : PetRowCard;
  const renderRow = (index: number) => {
    const pet = pets[index];
    if (!pet) return null;
    return (
      <Row
        key={pet.id}
        pet={pet}
        index={index}
        timeZone={timeZone}
        isSelected={selection.ids.has(pet.id)}
        onToggle={selection.toggle}
        onEdit={onEdit}
        onDelete={onDelete}
        measure={list.measure}
      />
    );
  };

  return (
    <LoadMorePanel
      list={list}
      label="List of pets"
      listKey={listKey}
      isUnderBar={selection.count > 0}
    >
      {list.layout === 'table' ? (
        <DataTable {...shared} columns={columns} renderRow={renderRow} />
      ) : (
        <CardList {...shared} renderCard={renderRow} />
      )}
    </LoadMorePanel>
  );
}
