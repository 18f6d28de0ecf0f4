import type { Pet } from '@pawmatch/contract/pets/pet';
import { countText } from '../count-text.ts';
import { noFilters } from '../pet-filters.ts';
import { PetCard } from './PetCard.tsx';
import { PetList, PetListItem } from './PetList.tsx';
import { PetsFrame } from './PetsFrame.tsx';

interface PetsFirstScreenProps {
  /** The first batch. */
  pets: readonly Pet[];
  total: number;
  /** Where the pages come from. */
  origin: string;
}

const ignore = () => undefined;

/**
 * D29: the pets page as it looks before anything is scrolled or loaded, made of the page's own
 * parts and free of the browser, for the server to write. Which photos are in the first row is not
 * known there; the first one is in every case.
 */
export function PetsFirstScreen({ pets, total, origin }: PetsFirstScreenProps) {
  const count = countText({ shown: pets.length, total, isFiltered: false, isComplete: false });
  return (
    <PetsFrame count={count} isCountSettled={false} filters={noFilters} onFilter={ignore}>
      <PetList>
        {pets.map((pet, index) => (
          <PetListItem key={pet.id} index={index} count={total}>
            <PetCard pet={pet} origin={origin} isPhotoPrioritised={index === 0} />
          </PetListItem>
        ))}
      </PetList>
    </PetsFrame>
  );
}
