import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { readOrigin } from '../../auth/redirects.ts';
import { petQuery } from '../../pets/api/get-pet.ts';
import { petIdOfState } from '../pet-in-mind.ts';

/** R2.42: who signed up from a pet's dialog still has that pet in mind; the way back to it. */
export function PetInMind() {
  const { state } = useLocation();
  const petId = petIdOfState(state);
  const { data: pet } = useQuery({ ...petQuery(petId ?? ''), enabled: petId !== null });
  const path = readOrigin(state, null);
  if (!petId || !path || !pet) return null;
  return (
    <Notice
      title={`${pet.name} is waiting for you`}
      action={
        <ButtonLink to={path} variant="secondary" size="sm">
          Meet {pet.name}
        </ButtonLink>
      }
    >
      Fill this in to see who else would fit, or go back and request a visit now.
    </Notice>
  );
}
