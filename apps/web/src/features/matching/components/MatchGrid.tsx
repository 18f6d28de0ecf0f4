import { useCallback } from 'react';
import { PetDialog } from '../../pets/components/PetDialog.tsx';
import { PetList, PetListItem } from '../../pets/components/PetList.tsx';
import { morphPhoto } from '../../pets/morph-photo.ts';
import { useColumns } from '../../pets/use-columns.ts';
import { useExpandedPets } from '../../pets/use-expanded-pets.ts';
import { usePetInAddress } from '../../pets/use-pet-in-address.ts';
import { useQueryInAddress } from '../../pets/use-query-in-address.ts';
import { useRequestedPets } from '../../visits/requested-pets.ts';
import type { MatchedPet } from '../api/list-recommendations.ts';
import { MatchCard } from './MatchCard.tsx';
import { RequestVisitDialog } from './RequestVisitDialog.tsx';

/** State of the history entry of the visit dialog, so that going back closes it. */
interface ScheduledState {
  scheduledPetId?: string;
}

/** The cards of the matches, with the dialogs of a pet and of a visit. */
export function MatchGrid({ pets }: { pets: readonly MatchedPet[] }) {
  const columns = useColumns();
  const { expanded, toggle } = useExpandedPets();
  const requested = useRequestedPets();
  const address = useQueryInAddress();
  const { petId: openId, newestPetId, open, step, close } = usePetInAddress(address);
  const openWithMorph = useCallback(
    (petId: string) => morphPhoto(petId, () => open(petId)),
    [open],
  );
  const { scheduledPetId } = (address.state ?? {}) as ScheduledState;
  const scheduled = pets.find((pet) => pet.id === scheduledPetId);
  const schedule = (petId: string) =>
    address.push(address.query, { scheduledPetId: petId } satisfies ScheduledState);

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
                onSchedule={schedule}
              />
            </PetListItem>
          );
        })}
      </PetList>
      {openId && (
        <PetDialog
          petId={openId}
          newestPetId={newestPetId}
          pets={pets}
          total={pets.length}
          onStep={step}
          onClose={close}
        />
      )}
      {scheduled && <RequestVisitDialog pet={scheduled} onClose={address.goBack} />}
    </>
  );
}
