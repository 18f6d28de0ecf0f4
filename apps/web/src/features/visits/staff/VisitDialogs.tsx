import type { Visit } from '@pawmatch/contract/visits/visit';
import { Suspense } from 'react';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { useSearchedOptions } from '../../../staff/edit/combobox/use-searched-options.ts';
import { RowDialogs, useRowDialogs } from '../../../staff/edit/RowDialogs.tsx';
import { VISIT_DRAFT, VisitFormDialog } from './form/VisitFormDialog.tsx';
import { petOptionsSource } from './staff-visits-api.ts';
import { visitFormMessages } from './staff-visits-messages.ts';
import { visitResource } from './visit-resource.ts';

const { Lazy: VisitDetailsDialog } = lazyComponent(
  async () => (await import('./VisitDetailsDialog.tsx')).VisitDetailsDialog,
);

/** The dialogs by which staff schedule, view, edit and delete a visit. */
export const useVisitDialogs = () => useRowDialogs<Visit>(VISIT_DRAFT, visitResource.needs);

type VisitDialogsProps = { dialogs: ReturnType<typeof useVisitDialogs>; timeZone: string };

/** The open dialog of {@link useVisitDialogs}. */
export function VisitDialogs({ dialogs, timeZone }: VisitDialogsProps) {
  const shared = { timeZone, onClose: dialogs.close };
  return (
    <RowDialogs
      resource={visitResource}
      dialogs={dialogs}
      addForm={<ScheduleVisitDialog {...shared} />}
      renderForm={({ row, isDeleted }) => (
        <VisitFormDialog visit={row} isDeleted={isDeleted} {...shared} />
      )}
      renderDetails={(visit) => (
        <Suspense fallback={null}>
          <VisitDetailsDialog
            visit={visit}
            onEdit={() => dialogs.actions.onEdit?.(visit)}
            {...shared}
          />
        </Suspense>
      )}
    />
  );
}

/** Staff schedule a visit. */
function ScheduleVisitDialog(form: { timeZone: string; onClose: () => void }) {
  const { options, isPending } = useSearchedOptions(petOptionsSource);
  if (isPending) {
    return (
      <Dialog open onClose={form.onClose} title={visitFormMessages.addTitle}>
        <Spinner className="py-16" />
      </Dialog>
    );
  }
  return <VisitFormDialog visit={null} firstPetId={options[0]?.value} {...form} />;
}
