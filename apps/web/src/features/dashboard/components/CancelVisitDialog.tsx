import type { Visit } from '@pawmatch/contract/visits/visit';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { dateTimeText } from '../../../lib/shelter-dates.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { visitedPetName } from '../../visits/visited-pet-name.ts';
import { useCancelVisit } from '../../visits/visits-api.ts';
import { cancelVisitQuestion, ownVisitMessages as messages } from '../../visits/visits-messages.ts';

interface CancelVisitDialogProps {
  /** The visit to cancel; null closes the dialog. */
  visit: Visit | null;
  timeZone: string | undefined;
  onClose: () => void;
}

/** D24: asks before a visit is cancelled. */
export function CancelVisitDialog({ visit, timeZone, onClose }: CancelVisitDialogProps) {
  const { mutate, isPending } = useCancelVisit();

  const cancel = () => {
    if (!visit) return;
    mutate(visit.id, {
      onSuccess: () => toastSuccess(messages.cancelled),
      onSettled: onClose,
    });
  };

  return (
    <ConfirmDialog
      open={visit !== null}
      title={messages.cancelQuestion}
      message={
        visit &&
        cancelVisitQuestion(visitedPetName(visit), dateTimeText(visit.requested_at, timeZone))
      }
      confirmText={messages.confirmCancel}
      cancelText={messages.keep}
      isProcessing={isPending}
      onConfirm={cancel}
      onCancel={onClose}
    />
  );
}
