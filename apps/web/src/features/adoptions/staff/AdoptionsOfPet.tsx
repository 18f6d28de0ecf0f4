import type { Pet } from '@pawmatch/contract/pets/pet';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { useCan } from '../../../lib/use-can.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { adoptionsQuery } from '../adoptions-api.ts';
import { adoptionMessages as messages } from '../adoptions-messages.ts';
import { AdoptionLine } from './AdoptionLine.tsx';

/** Leads to the form with the pet chosen. */
export const recordPath = (petId: string) => `/admin/adoptions?record=${petId}`;

/** The adoptions of a pet, and whether an adopted one lacks its adopter; nothing where there is nothing to say. */
export function AdoptionsOfPet({ pet }: { pet: Pick<Pet, 'id' | 'status'> }) {
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const can = useCan();
  const mayRead = can('adoptions.read');
  const { data } = useQuery({ ...adoptionsQuery({ pet_id: pet.id }), enabled: mayRead });
  if (!data) return null;
  const isUnrecorded = pet.status === 'Adopted' && data.every(({ stage }) => stage !== 'adopted');
  if (data.length === 0 && !isUnrecorded) return null;
  return (
    <TitledCard
      id="adoptions-of-pet"
      title={messages.ofPetTitle}
      titleSize="text-lg"
      className="grid gap-3"
    >
      {isUnrecorded && (
        <p className="text-sm">
          {messages.nobodyRecorded}{' '}
          {can('adoptions.edit') && (
            <Link to={recordPath(pet.id)} className="link">
              {messages.recordWho}
            </Link>
          )}
        </p>
      )}
      {data.length > 0 && (
        <ul className="grid gap-2 text-sm">
          {data.map((adoption) => (
            <AdoptionLine
              key={adoption.id}
              adoption={adoption}
              timeZone={timeZone}
              names="adopter"
            />
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
