import { useMemo } from 'react';
import { usePetList } from '../api/list-pets.ts';
import { LazyPetDialog } from '../components/LazyPetDialog.tsx';
import { NoPets } from '../components/NoPets.tsx';
import { PetGrid } from '../components/PetGrid.tsx';
import { PetGridSkeleton } from '../components/PetGridSkeleton.tsx';
import { PetsFailure } from '../components/PetsFailure.tsx';
import { PetsFrame } from '../components/PetsFrame.tsx';
import { countText } from '../count-text.ts';
import { filterPets, hasFilters, noFilters } from '../pet-filters.ts';
import { useFiltersInAddress } from '../use-filters-in-address.ts';
import { usePetInAddress } from '../use-pet-in-address.ts';
import { useQueryInAddress } from '../use-query-in-address.ts';

/** R2.04, R2.33: all available pets, and the dialog of the pet in the URL. */
export function PetsPage() {
  const list = usePetList();
  const address = useQueryInAddress();
  const { filters, changeFilters } = useFiltersInAddress(address);
  const { petId, newestPetId, open, step, close } = usePetInAddress(address);
  const pets = useMemo(() => filterPets(list.pets, filters), [list.pets, filters]);
  const isFiltered = hasFilters(filters);

  const count = countText({
    shown: pets.length,
    total: list.total,
    isFiltered,
    isComplete: list.isComplete,
  });

  return (
    <>
      <PetsFrame
        count={list.isPending || list.pets.length > 0 ? count : ''}
        isCountSettled={list.isComplete}
        filters={filters}
        onFilter={changeFilters}
      >
        {list.isPending && <PetGridSkeleton label="Loading pets..." />}
        {pets.length > 0 && <PetGrid pets={pets} onOpen={open} />}
        {list.isError && (
          <PetsFailure
            isPartial={list.pets.length > 0}
            error={list.error}
            onTryAgain={list.tryAgain}
          />
        )}
        {list.isComplete && pets.length === 0 && (
          <NoPets isFiltered={isFiltered} onClear={() => changeFilters(noFilters)} />
        )}
      </PetsFrame>
      {petId && (
        <LazyPetDialog
          petId={petId}
          newestPetId={newestPetId}
          pets={pets}
          total={isFiltered ? pets.length : (list.total ?? pets.length)}
          onStep={step}
          onClose={close}
        />
      )}
    </>
  );
}
