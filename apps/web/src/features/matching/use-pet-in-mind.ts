import { unavailablePartner } from '@pawmatch/contract/pets/bonded-pair';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetPetInMind, readPetInMind } from '../../lib/pet-in-mind.ts';
import { petVerdictQuery } from './api/get-pet-verdict.ts';

/** B2.11: how the pet that the user opened last fits, until it is dismissed or no longer available. */
export function usePetInMind(canMatch: boolean) {
  const [petId, setPetId] = useState(readPetInMind);
  const { data, isLoading } = useQuery({
    ...petVerdictQuery(petId ?? ''),
    enabled: canMatch && petId !== null,
  });
  return {
    verdict:
      petId && data?.pet.status === 'Available' && !unavailablePartner(data.pet) ? data : null,
    isLoading,
    dismiss: () => {
      forgetPetInMind();
      setPetId(null);
    },
  };
}
