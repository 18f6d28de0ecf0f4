import type { Pet } from '@pawmatch/contract/pets/pet';
import { VisitsOfAdoptedPets } from '../../visits/admin/VisitsOfAdoptedPets.tsx';
import { adoptionMessages } from '../../visits/admin/visits-admin-messages.ts';

type AdoptionConsequencesProps = {
  /** The pets that will be marked as adopted; null when not all of them are loaded. */
  pets: readonly Pet[] | null;
  timeZone: string;
};

/** B3.11: what else happens when pets are marked as adopted. */
export function AdoptionConsequences({ pets, timeZone }: AdoptionConsequencesProps) {
  if (!pets) return <p>{adoptionMessages.anyVisits}</p>;
  const petIds = pets.filter(({ status }) => status !== 'Adopted').map(({ id }) => id);
  return <VisitsOfAdoptedPets petIds={petIds} timeZone={timeZone} />;
}
