import { petNames } from '@pawmatch/contract/pets/pet-names';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { useDeleteVisit } from './use-delete-visit.ts';
import { visitDeleteMessages } from './visits-admin-messages.ts';

/** R2.57: asks before a visit is deleted. */
export function DeleteVisitConfirm({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const { remove, isDeleting } = useDeleteVisit();

  const handleConfirm = async () => {
    await remove(visit);
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={visitDeleteMessages.title}
      message={visitDeleteMessages.question(
        visit.user.full_name,
        petNames(visit.pet, visit.bonded_pet) || undefined,
      )}
      confirmText={visitDeleteMessages.confirm}
      isProcessing={isDeleting}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}
