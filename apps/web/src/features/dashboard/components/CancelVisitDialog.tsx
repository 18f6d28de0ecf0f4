import type { Visit } from '@pawmatch/contract/visits/visit';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { dateTimeText } from '../../../lib/shelter-dates.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { useCancelVisit } from '../../visits/api/cancel-visit.ts';
import { NO_PET_NAME } from '../../visits/own-visit.ts';

interface CancelVisitDialogProps {
  /** The visit that is asked about; null closes the dialog. */
  visit: Visit | null;
  timeZone: string | undefined;
  onClose: () => void;
}

/** D24: asks before a visit is called off. */
export function CancelVisitDialog({ visit, timeZone, onClose }: CancelVisitDialogProps) {
  const { mutate, isPending } = useCancelVisit();

  const cancel = () => {
    if (!visit) return;
    mutate(visit.id, {
      onSuccess: () => toastSuccess('Your visit has been cancelled.'),
      onSettled: onClose,
    });
  };

  return (
    <ConfirmDialog
      open={visit !== null}
      title="Cancel this visit?"
      message={
        visit && (
          <>
            {visit.pet?.name ?? NO_PET_NAME}, {dateTimeText(visit.requested_at, timeZone)}. Someone
            else can then take this time.
          </>
        )
      }
      confirmText="Cancel Visit"
      cancelText="Keep Visit"
      isProcessing={isPending}
      onConfirm={cancel}
      onCancel={onClose}
    />
  );
}
