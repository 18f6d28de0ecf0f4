import type { Visit } from '@pawmatch/contract/visits/visit';
import { DeleteVisitConfirm } from './DeleteVisitConfirm.tsx';
import { ScheduleVisitDialog } from './ScheduleVisitDialog.tsx';
import { VisitDetailsDialog } from './VisitDetailsDialog.tsx';
import { VisitFormDialog } from './VisitFormDialog.tsx';

/** Which dialog of the visit requests is open. */
export type OpenVisitDialog =
  | { kind: 'schedule' }
  | { kind: 'view' | 'edit' | 'delete'; id: string };

type VisitDialogsProps = {
  visits: readonly Visit[];
  dialog: OpenVisitDialog;
  timeZone: string;
  onChange: (dialog: OpenVisitDialog | null) => void;
};

/** The open dialog, with its visit as it is now: a colleague may have changed it meanwhile. */
export function VisitDialogs({ visits, dialog, timeZone, onChange }: VisitDialogsProps) {
  const close = () => onChange(null);
  if (dialog.kind === 'schedule') {
    return <ScheduleVisitDialog timeZone={timeZone} onClose={close} />;
  }
  const visit = visits.find(({ id }) => id === dialog.id);
  if (!visit) return null;
  if (dialog.kind === 'delete') return <DeleteVisitConfirm visit={visit} onClose={close} />;
  if (dialog.kind === 'edit') {
    return <VisitFormDialog visit={visit} petOptions={[]} timeZone={timeZone} onClose={close} />;
  }
  return (
    <VisitDetailsDialog
      visit={visit}
      timeZone={timeZone}
      onEdit={() => onChange({ kind: 'edit', id: visit.id })}
      onClose={close}
    />
  );
}
