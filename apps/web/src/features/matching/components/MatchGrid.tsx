import { useCallback, useState } from 'react';
import { PetDialog } from '../../pets/components/PetDialog.tsx';
import { PetList, PetListItem } from '../../pets/components/PetList.tsx';
import { morphPhoto } from '../../pets/morph-photo.ts';
import { useColumns } from '../../pets/use-columns.ts';
import { useExpandedPets } from '../../pets/use-expanded-pets.ts';
import { ScheduleVisitDialog } from '../../visits/components/ScheduleVisitDialog.tsx';
import { useRequestedPets } from '../../visits/requested-pets.ts';
import type { MatchedPet } from '../api/list-recommendations.ts';
import { MatchCard } from './MatchCard.tsx';

/** The cards of the matches, with the dialogs of a pet and of a visit. */
export function MatchGrid({ pets }: { pets: readonly MatchedPet[] }) {
  const columns = useColumns();
  const { expanded, toggle } = useExpandedPets();
  const requested = useRequestedPets();
  const [openId, setOpenId] = useState<string | null>(null);
  const [scheduledId, setScheduledId] = useState<string | null>(null);
  const openWithMorph = useCallback(
    (petId: string) => morphPhoto(petId, () => setOpenId(petId)),
    [],
  );
  const scheduled = pets.find((pet) => pet.id === scheduledId);

  return (
    <>
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
                isPhotoPrioritised={index < columns}
                isExpanded={expanded.has(pet.id)}
                isRequested={requested.includes(pet.id)}
                onToggle={toggle}
                onOpen={openWithMorph}
                onSchedule={setScheduledId}
              />
            </PetListItem>
          );
        })}
      </PetList>
      {openId && (
        <PetDialog
          petId={openId}
          pets={pets}
          total={pets.length}
          onStep={setOpenId}
          onClose={() => setOpenId(null)}
        />
      )}
      {scheduled && <ScheduleVisitDialog pet={scheduled} onClose={() => setScheduledId(null)} />}
    </>
  );
}
