import type { Visit } from '@pawmatch/contract/visits/visit';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/ui/Button.tsx';
import { visitedPetName } from '../visited-pet-name.ts';
import { visitedPetQuery } from './staff-visits-api.ts';
import { useAdoptionQuestion } from './use-adoption-question.tsx';
import { useVisitOutcome } from './use-visit-outcome.ts';
import { outcomeMessages as messages } from './visits-admin-messages.ts';

type MarkAdoptedProps = { visit: Visit; petId: string; timeZone: string };

/**
 * B3.05, B3.11: changes the pet of a visit that led to an adoption, after asking about the visits that this
 * cancels. Nothing to press once the pet is adopted.
 */
export function MarkAdopted({ visit, petId, timeZone }: MarkAdoptedProps) {
  const { adopt, isBusy } = useVisitOutcome();
  const adoption = useAdoptionQuestion(timeZone);
  const { data: pet } = useQuery(visitedPetQuery(petId));
  const name = visitedPetName(visit);
  if (!pet) return null;
  if (pet.status === 'Adopted') return <p>{messages.isAdopted({ pet: name })}</p>;

  const handlePress = async () => {
    const pets = [visit.pet, visit.bonded_pet].filter((pet) => pet !== null);
    const cancelled = await adoption.askForVisits(pets);
    if (cancelled) await adopt(visit, cancelled, timeZone);
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        disabled={isBusy}
        onClick={() => void handlePress()}
      >
        {messages.markAdopted(name)}
      </Button>
      {adoption.dialog}
    </>
  );
}
