import type { Visit } from '@pawmatch/contract/visits/visit';
import { deleteMessage, deleteTitle } from '../../../components/admin/confirm-texts.ts';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { useDeleteVisit } from './use-delete-visit.ts';

/** R2.57: asks before a visit is deleted. */
export function DeleteVisitConfirm({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const { remove, isDeleting } = useDeleteVisit();
  const whose = visit.user.full_name ? `${visit.user.full_name}’s visit` : 'this visit';

  const handleConfirm = async () => {
    await remove(visit);
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={deleteTitle('visit')}
      message={deleteMessage(visit.pet ? `${whose} to ${visit.pet.name}` : whose)}
      confirmText="Delete"
      isProcessing={isDeleting}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}
