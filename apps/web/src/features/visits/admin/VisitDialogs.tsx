import type { Visit } from '@pawmatch/contract/visits/visit';
import { useState } from 'react';
import type { ComboboxOption } from '../../../components/admin/combobox-options.ts';
import { DeleteVisitConfirm } from './DeleteVisitConfirm.tsx';
import { ScheduleVisitDialog } from './ScheduleVisitDialog.tsx';
import { VisitDetailsDialog } from './VisitDetailsDialog.tsx';
import { VisitFormDialog } from './VisitFormDialog.tsx';

/** Which dialog of the visit requests is open. */
export type OpenVisitDialog =
  | { kind: 'schedule' }
  | { kind: 'view' | 'delete'; id: string }
  /** `visit` is the one that the form was opened with, in case it is deleted meanwhile. */
  | { kind: 'edit'; id: string; visit: Visit };

type VisitDialogsProps = {
  visits: readonly Visit[];
  dialog: OpenVisitDialog;
  /** The pets that can be visited; null while they load. */
  petOptions: readonly ComboboxOption[] | null;
  timeZone: string;
  onChange: (dialog: OpenVisitDialog | null) => void;
};

/** The open dialog, with the current version of its visit. */
export function VisitDialogs({
  visits,
  dialog,
  petOptions,
  timeZone,
  onChange,
}: VisitDialogsProps) {
  const current =
    dialog.kind === 'schedule' ? undefined : visits.find(({ id }) => id === dialog.id);
  // The form stays open when a colleague deletes the visit.
  const [edited, setEdited] = useState(dialog.kind === 'edit' ? dialog.visit : undefined);
  if (current && current !== edited) setEdited(current);
  const close = () => onChange(null);
  if (dialog.kind === 'schedule') {
    return <ScheduleVisitDialog petOptions={petOptions} timeZone={timeZone} onClose={close} />;
  }
  const visit =
    current ?? (dialog.kind === 'edit' && edited?.id === dialog.id ? edited : undefined);
  if (!visit) return null;
  if (dialog.kind === 'delete') return <DeleteVisitConfirm visit={visit} onClose={close} />;
  if (dialog.kind === 'edit') {
    return (
      <VisitFormDialog
        key={visit.id}
        visit={visit}
        isDeleted={!current}
        petOptions={[]}
        timeZone={timeZone}
        onClose={close}
      />
    );
  }
  return (
    <VisitDetailsDialog
      visit={visit}
      timeZone={timeZone}
      onEdit={() => onChange({ kind: 'edit', id: visit.id, visit })}
      onClose={close}
    />
  );
}
