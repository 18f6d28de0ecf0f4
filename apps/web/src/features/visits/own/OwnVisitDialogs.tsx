import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import { Suspense } from 'react';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { dateTimeText } from '../../../lib/dates/shelter-dates.ts';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { toastSuccess } from '../../../lib/toast.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { visitedPetName } from '../visited-pet-name.ts';
import { moveVisit, useCancelVisit } from '../visits-api.ts';
import { endVisitHint } from '../visits-messages.ts';
import { endVisitTexts } from './end-visit-texts.ts';

interface CancelVisitDialogProps {
  /** The visit to cancel; null closes the dialog. */
  visit: OwnVisit | null;
  onClose: () => void;
}

/** Asks before a visit is given up. */
function CancelVisitDialog({ visit, onClose }: CancelVisitDialogProps) {
  const timeZone = useShelter(visit?.pet?.id)?.time_zone;
  const { mutate, isPending } = useCancelVisit();

  if (!visit) return null;
  const texts = endVisitTexts(visit);
  const cancel = () =>
    mutate(visit.id, { onSuccess: () => toastSuccess(texts.done), onSettled: onClose });

  return (
    <ConfirmDialog
      open
      title={texts.question}
      message={endVisitHint(visitedPetName(visit), dateTimeText(visit.requested_at, timeZone))}
      confirmText={texts.button}
      cancelText={texts.keep}
      isProcessing={isPending}
      onConfirm={cancel}
      onCancel={onClose}
    />
  );
}

const { Lazy: MoveVisitDialog } = lazyComponent(
  async () => (await import('./MoveVisitDialog.tsx')).MoveVisitDialog,
);

/** What the user is about to do with one of their visits. */
export interface VisitChoice {
  visit: OwnVisit;
  action: 'move' | 'cancel';
}

interface OwnVisitDialogsProps {
  /** Null closes the dialogs. */
  choice: VisitChoice | null;
  onClose: () => void;
}

/** Moves and cancels visits, outside of what shows them, which may disappear by it. */
export function OwnVisitDialogs({ choice, onClose }: OwnVisitDialogsProps) {
  return (
    <>
      {choice?.action === 'move' && (
        <Suspense fallback={null}>
          <MoveVisitDialog
            visit={choice.visit}
            onMove={(requestedAt) => moveVisit(choice.visit, requestedAt)}
            onClose={onClose}
          />
        </Suspense>
      )}
      <CancelVisitDialog
        visit={choice?.action === 'cancel' ? choice.visit : null}
        onClose={onClose}
      />
    </>
  );
}
