import { Dialog } from '../../../components/ui/Dialog.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { useSearchedOptions } from '../../../staff/edit/combobox/use-searched-options.ts';
import { petOptionsSource } from './staff-visits-api.ts';
import { VisitFormDialog } from './VisitFormDialog.tsx';
import { visitFormMessages } from './visits-admin-messages.ts';

type ScheduleVisitDialogProps = {
  timeZone: string;
  onClose: () => void;
};

/** R2.59: staff schedule a visit. */
export function ScheduleVisitDialog(form: ScheduleVisitDialogProps) {
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
