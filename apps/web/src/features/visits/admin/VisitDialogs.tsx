import type { Visit } from '@pawmatch/contract/visits/visit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteVisitConfirm } from './DeleteVisitConfirm.tsx';
import { ScheduleVisitDialog } from './ScheduleVisitDialog.tsx';
import { staffVisitQuery } from './staff-visits-api.ts';
import type { OpenVisitDialog } from './use-visit-dialogs.ts';
import { VisitDetailsDialog } from './VisitDetailsDialog.tsx';
import { VisitFormDialog } from './VisitFormDialog.tsx';
import type { VisitActions } from './VisitRowActions.tsx';

type VisitDialogsProps = {
  dialog: OpenVisitDialog | null;
  actions: Pick<VisitActions, 'onEdit'>;
  timeZone: string;
  onClose: () => void;
};

/** The open dialog of `useVisitDialogs`. */
export function VisitDialogs({ dialog, ...shared }: VisitDialogsProps) {
  if (!dialog) return null;
  if (dialog.kind === 'schedule') return <ScheduleVisitDialog {...shared} />;
  const { kind, visit } = dialog;
  if (kind === 'delete') return <DeleteVisitConfirm visit={visit} onClose={shared.onClose} />;
  return <DialogOfVisit key={visit.id} kind={kind} visit={visit} {...shared} />;
}

type DialogOfVisitProps = Omit<VisitDialogsProps, 'dialog'> & {
  kind: 'view' | 'edit';
  /** As it was listed. */
  visit: Visit;
};

/** A dialog with the current version of its visit. */
function DialogOfVisit({ kind, visit, actions, timeZone, onClose }: DialogOfVisitProps) {
  const { data } = useQuery({ ...staffVisitQuery(visit.id), initialData: visit });
  // The form stays open when a colleague deletes the visit.
  const [current, setCurrent] = useState(visit);
  if (data && data !== current) setCurrent(data);
  const isDeleted = data === null;
  if (kind === 'edit') {
    return (
      <VisitFormDialog
        visit={current}
        isDeleted={isDeleted}
        timeZone={timeZone}
        onClose={onClose}
      />
    );
  }
  if (isDeleted) return null;
  return (
    <VisitDetailsDialog
      visit={current}
      timeZone={timeZone}
      onEdit={() => actions.onEdit(current)}
      onClose={onClose}
    />
  );
}
