import type { Pet } from '@pawmatch/contract/pets/pet';
import { deleteMessage, deleteTitle } from '../../../components/admin/confirm-texts.ts';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
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
      title={deleteTitle('pet')}
      message={`${deleteMessage(pet.name)} Its open visit requests are cancelled.`}
      confirmText="Delete"
      isProcessing={isDeleting}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}
