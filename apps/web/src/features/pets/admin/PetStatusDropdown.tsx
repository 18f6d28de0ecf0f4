import type { Pet } from '@pawmatch/contract/pets/pet';
import { PetStatus } from '@pawmatch/contract/pets/pet-status';
import { StatusDropdown } from '../../../staff/edit/StatusDropdown.tsx';
import { useAdoptionQuestion } from '../../visits/admin/use-adoption-question.tsx';
import { petStatusTone } from './pet-status-tone.ts';
import { useChangePet } from './staff-pets-api.ts';

type PetStatusDropdownProps = { pet: Pet; timeZone: string };

/** R2.52, R4.12, B3.11: the status of a pet in its row; any may follow any other. */
export function PetStatusDropdown({ pet, timeZone }: PetStatusDropdownProps) {
  const changePet = useChangePet();
  const adoption = useAdoptionQuestion(timeZone);

  const handleChange = async (status: PetStatus) => {
    await changePet(pet, { status });
    return true;
  };

  return (
    <>
      <StatusDropdown
        current={pet.status}
        tone={petStatusTone(pet.status)}
        choices={PetStatus.options}
        labelOf={(status) => status}
        name={pet.name}
        confirm={async (status) => status !== 'Adopted' || adoption.ask([pet])}
        onChange={handleChange}
      />
      {adoption.dialog}
    </>
  );
}
