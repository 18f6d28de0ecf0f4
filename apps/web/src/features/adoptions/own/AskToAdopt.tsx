import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { AskToAdoptDialog } from './AskToAdoptDialog.tsx';
import { adoptionPath } from './OwnAdoptionCard.tsx';
import { livingStage } from './OwnAdoptionStages.tsx';
import { adoptionOfPet, ownAdoptionsQuery } from './own-adoptions-api.ts';
import { ownAdoptionMessages as messages } from './own-adoptions-messages.ts';

type AskToAdoptProps = {
  pet: { id: string; name: string };
  /** Somebody is about to adopt the pet; false where that is not known. */
  isReserved?: boolean;
};

/** "I would like to adopt", for who has visited the pet; in its place, where that stands. One line high. */
export function AskToAdopt({ pet, isReserved = false }: AskToAdoptProps) {
  const { data, isError } = useQuery(ownAdoptionsQuery);
  const [isAsking, setIsAsking] = useState(false);
  if (!data && !isError) return null;
  const own = adoptionOfPet(data ?? [], pet.id);
  const stage = own && livingStage(own.stage);
  if (stage) {
    const isBehind = isReserved && (stage === 'asked' || stage === 'checking');
    return (
      <Link to={adoptionPath(own)} className="link inline-flex min-h-11 items-center text-sm">
        {isBehind ? messages.reservedForOther(pet.name) : messages.ofPet[stage](pet.name)}
      </Link>
    );
  }
  if (isReserved) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="min-h-11 justify-self-start wrap-anywhere"
        onClick={() => setIsAsking(true)}
      >
        {messages.ask(pet.name)}
      </Button>
      {isAsking && <AskToAdoptDialog pet={pet} onClose={() => setIsAsking(false)} />}
    </>
  );
}
