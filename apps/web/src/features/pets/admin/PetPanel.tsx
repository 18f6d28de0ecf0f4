import type { Pet } from '@pawmatch/contract/pets/pet';
import noPets from '../../../artwork/no-pets.svg';
import { ListEmpty } from '../../../components/admin/ListEmpty.tsx';
import { ListSkeleton } from '../../../components/admin/ListSkeleton.tsx';
import type { Selection } from '../../../components/admin/use-selection.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import type { useAllPets } from '../api/list-all-pets.ts';
import { PetTable } from './PetTable.tsx';
import type { PetListFilter } from './pet-list-filter.ts';

type PetPanelProps = {
  list: ReturnType<typeof useAllPets>;
  /** The pets that fit the filter. */
  pets: readonly Pet[];
  filter: PetListFilter;
  timeZone: string;
  selection: Selection;
  onClearFilter: () => void;
  onEdit: (pet: Pet) => void;
  onDelete: (pet: Pet) => void;
};

/** The list of pets in whatever state it is: loading, failed, empty, or there. */
export function PetPanel({ list, pets, filter, onClearFilter, ...table }: PetPanelProps) {
  const { data, isPending, isError, error, refetch } = list;
  const failure = isError && (
    <LoadFailure
      message="Failed to load pets. Please try again."
      error={error}
      className="m-4"
      onTryAgain={() => void refetch()}
    />
  );
  if (isPending) return <ListSkeleton label="Loading pets..." />;
  if (!data) return <div className="flow-root h-[500px]">{failure}</div>;
  return (
    <>
      {failure}
      {pets.length > 0 ? (
        <PetTable {...table} pets={pets} listKey={`${filter.status} ${filter.text.trim()}`} />
      ) : data.pets.length > 0 ? (
        <ListEmpty
          action={
            <Button variant="secondary" size="sm" onClick={onClearFilter}>
              Show all pets
            </Button>
          }
        >
          No pets match what you are looking for.
        </ListEmpty>
      ) : (
        <ListEmpty picture={noPets}>No pets found. Add your first pet!</ListEmpty>
      )}
    </>
  );
}
