import { useExpandedPets } from '../../pets/card/use-expanded-pets.ts';
import { PetList, PetListItem } from '../../pets/list/PetList.tsx';
import { useColumns } from '../../pets/list/use-columns.ts';
import { nextVisitWith, useOwnVisits } from '../../visits/own/use-own-visits.ts';
import { isRequestedPet, useRequestedPets } from '../../visits/request/requested-pets.ts';
import type { MatchedPet } from '../matching-api.ts';
import { MatchCard } from './MatchCard.tsx';

export interface MatchListProps {
  pets: readonly MatchedPet[];
  partner: string | null;
  /** The list is the first of the page, so the photos of its first row load first. */
  isFirst: boolean;
  onOpen: (petId: string) => void;
  onSchedule: (petId: string) => void;
}

/** The cards of matches, in a grid. */
export function MatchList({ pets, partner, isFirst, onOpen, onSchedule }: MatchListProps) {
  const columns = useColumns();
  const { expanded, toggle } = useExpandedPets();
  const requested = useRequestedPets();
  const { visits } = useOwnVisits();
  return (
    <PetList>
      {pets.map((pet, index) => {
        const rowStart = index - (index % columns);
        const row = pets.slice(rowStart, rowStart + columns);
        return (
          <PetListItem
            key={pet.id}
            index={index}
            count={pets.length}
            isLoose={row.some((neighbour) => expanded.has(neighbour.id))}
          >
            <MatchCard
              pet={pet}
              partner={partner}
              isPhotoPrioritised={isFirst && index < columns}
              isExpanded={expanded.has(pet.id)}
              isRequested={isRequestedPet(requested, pet)}
              ownVisit={nextVisitWith(visits, pet.id)}
              onToggle={toggle}
              onOpen={onOpen}
              onSchedule={onSchedule}
            />
          </PetListItem>
        );
      })}
    </PetList>
  );
}
