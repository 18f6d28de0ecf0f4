import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetPetInMind, readPetInMind } from '../../../lib/pet-in-mind.ts';
import { petVerdictQuery } from '../api/get-pet-verdict.ts';
import { useLoosenAnswer } from '../api/loosen-answer.ts';
import { PetVerdictCard } from './PetVerdictCard.tsx';

/** B2.11: the pet that the user opened last, on top of the matches, until it is dismissed. */
export function PetInMind() {
  const [petId, setPetId] = useState(readPetInMind);
  const { data } = useQuery({ ...petVerdictQuery(petId ?? ''), enabled: petId !== null });
  const loosen = useLoosenAnswer();
  if (!petId || data?.pet.status !== 'Available') return null;
  const handleDismiss = () => {
    forgetPetInMind();
    setPetId(null);
  };
  return (
    <PetVerdictCard
      verdict={data}
      changing={loosen.isPending ? loosen.variables : null}
      onChange={loosen.mutate}
      onDismiss={handleDismiss}
    />
  );
}
