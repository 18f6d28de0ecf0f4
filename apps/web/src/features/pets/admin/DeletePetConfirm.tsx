import type { Pet } from '@pawmatch/contract/pets/pet';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { petDeleteMessages } from './pets-admin-messages.ts';
import { useDeletePet } from './use-delete-pet.ts';

/** R2.57: asks before a pet is deleted from the list. */
export function DeletePetConfirm({ pet, onClose }: { pet: Pet; onClose: () => void }) {
  const { remove, isDeleting } = useDeletePet();

  const handleConfirm = async () => {
    await remove(pet);
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={petDeleteMessages.title}
      message={petDeleteMessages.question(pet.name)}
      confirmText={petDeleteMessages.confirm}
      isProcessing={isDeleting}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}
