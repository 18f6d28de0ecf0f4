import { Dialog } from '../../../components/ui/Dialog.tsx';
import { useVisitSubmission } from '../use-visit-submission.ts';
import { missingSlotMessages } from '../visit-messages.ts';
import { VisitForm } from './VisitForm.tsx';

interface ScheduleVisitDialogProps {
  pet: { id: string; name: string };
  onClose: () => void;
}

/** R2.34: the form of a visit in a dialog of its own. */
export function ScheduleVisitDialog({ pet, onClose }: ScheduleVisitDialogProps) {
  const { submit, isBusy } = useVisitSubmission({ pet, refreshesFirst: true, onDone: onClose });
  return (
    <Dialog open onClose={onClose} title={`Meet ${pet.name}!`}>
      <VisitForm
        petId={pet.id}
        missingMessage={missingSlotMessages.schedule}
        isBusy={isBusy}
        onSubmit={submit}
        onCancel={onClose}
      />
    </Dialog>
  );
}
