import { unavailablePartner } from '@pawmatch/contract/pets/bonded-pair';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetReferredPet, readReferredPet } from '../../lib/referred-pet.ts';
import { petVerdictQuery } from './matching-api.ts';
import { wordVerdict } from './word-for-partner.ts';

/** B2.11: how the referred pet matches, until it is dismissed or no longer available. */
export function useReferredPet(canMatch: boolean, partner: string | null) {
  const [petId, setPetId] = useState(readReferredPet);
  const { data, isLoading } = useQuery({
    ...petVerdictQuery(petId ?? ''),
    enabled: canMatch && petId !== null,
  });
  const isAvailable = data?.pet.status === 'Available' && !unavailablePartner(data.pet);
  return {
    verdict: petId && data && isAvailable ? wordVerdict(data, partner) : null,
    isLoading,
    dismiss: () => {
      forgetReferredPet();
      setPetId(null);
    },
  };
}
