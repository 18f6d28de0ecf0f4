import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { dateTimeText } from '../../../lib/dates/shelter-dates.ts';
import { dropDraft } from '../../../lib/storage/drafts.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { VisitForm } from '../request/VisitForm.tsx';
import { visitedPetName } from '../visited-pet-name.ts';
import { visitDraft } from '../visits-api.ts';
import { ownVisitMessages as messages } from '../visits-messages.ts';

interface MoveVisitDialogProps {
  visit: OwnVisit;
  /** Moves it. @param requestedAt ISO 8601 in UTC @throws ApiError */
  onMove: (requestedAt: string) => Promise<unknown>;
  onClose: () => void;
}

/** Another time for a visit. A refusal is shown, and the form stays as it is. */
export function MoveVisitDialog({ visit, onMove, onClose }: MoveVisitDialogProps) {
  const queries = useQueryClient();
  const timeZone = useShelter(visit.pet?.id)?.time_zone;
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const handleMove = async (requestedAt: string) => {
    setIsBusy(true);
    setFailure(null);
    try {
      await onMove(requestedAt);
      dropDraft(visitDraft(visit.id));
      toastSuccess(messages.moved(dateTimeText(requestedAt, timeZone)));
      onClose();
    } catch (error) {
      setFailure(failureReason(error, messages.moveFailed));
      setIsBusy(false);
    } finally {
      // Free times have changed, after a refusal as well.
      await queries.invalidateQueries({ queryKey: ['visits'] });
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.moveTitle(visitedPetName(visit))}
      description={messages.movedFrom(dateTimeText(visit.requested_at, timeZone))}
    >
      <div className="grid gap-4">
        <FormFailure>{failure}</FormFailure>
        <VisitForm
          petId={visit.pet?.id ?? ''}
          petName={visitedPetName(visit)}
          missingMessage={messages.missingTime}
          isBusy={isBusy}
          submitText={messages.move}
          busyText={messages.moving}
          movedVisit={{ id: visit.id }}
          onSubmit={(requestedAt) => void handleMove(requestedAt)}
          onCancel={onClose}
        />
      </div>
    </Dialog>
  );
}
