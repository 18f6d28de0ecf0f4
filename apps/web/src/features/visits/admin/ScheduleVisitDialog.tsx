import type { ComboboxOption } from '../../../components/admin/combobox-options.ts';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { VisitFormDialog } from './VisitFormDialog.tsx';

type ScheduleVisitDialogProps = {
  /** The pets that can be visited, the default first; null while they load. */
  petOptions: readonly ComboboxOption[] | null;
  timeZone: string;
  onClose: () => void;
};

/** R2.59: staff schedule a visit. */
export function ScheduleVisitDialog({ petOptions, ...form }: ScheduleVisitDialogProps) {
  if (!petOptions) {
    return (
      <Dialog open onClose={form.onClose} title="Schedule New Visit">
        <Spinner className="py-16" />
      </Dialog>
    );
  }
  return <VisitFormDialog visit={null} petOptions={petOptions} {...form} />;
}
