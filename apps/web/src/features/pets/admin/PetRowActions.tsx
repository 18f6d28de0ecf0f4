import type { Pet } from '@pawmatch/contract/pets/pet';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { PencilIcon, TrashIcon } from '../../../components/ui/icons/secondary.tsx';
import type { RowActions } from '../../../staff/edit/RowDialogs.tsx';
import { petRecordMessages } from './pets-admin-messages.ts';

export type PetActions = Pick<RowActions<Pet>, 'onEdit' | 'onDelete'>;

type PetRowActionsProps = PetActions & { pet: Pet };

/** R2.52: Edit and Delete. */
export function PetRowActions({ pet, onEdit, onDelete }: PetRowActionsProps) {
  return (
    <div className="flex">
      <IconButton
        size="sm"
        label={petRecordMessages.editPet({ name: pet.name })}
        icon={<PencilIcon />}
        onClick={() => onEdit(pet)}
      />
      <IconButton
        size="sm"
        label={petRecordMessages.removePet({ name: pet.name })}
        icon={<TrashIcon />}
        onClick={() => onDelete(pet)}
        className="text-danger"
      />
    </div>
  );
}
