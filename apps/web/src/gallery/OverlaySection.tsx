import { useState } from 'react';
import { Button } from '../components/ui/Button.tsx';
import { ConfirmDialog } from '../components/ui/ConfirmDialog.tsx';
import { Dialog } from '../components/ui/Dialog.tsx';
import { SelectField } from '../components/ui/SelectField.tsx';
import { RequestVisitDialog } from '../features/matching/components/RequestVisitDialog.tsx';
import { adminToast, toastError, toastInfo, toastSuccess, toastWarning } from '../lib/toast.ts';
import { Row, Section } from './Section.tsx';
import { pets, sizeOptions } from './samples.ts';

/** @param opened the overlay that is open at first */
export function OverlaySection({ initial }: { initial: string | null }) {
  const [opened, setOpened] = useState(initial);
  const close = () => setOpened(null);
  return (
    <Section title="Dialogs and toasts">
      <Row>
        <Button variant="secondary" onClick={() => setOpened('dialog')}>
          Dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpened('visit')}>
          Visit form
        </Button>
        <Button variant="secondary" onClick={() => setOpened('confirm')}>
          Confirm
        </Button>
        <Button variant="secondary" onClick={() => setOpened('processing')}>
          Processing
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            toastSuccess('Visit request submitted for Biscuit!');
            toastError('This time slot is already booked. Please choose another time.');
            toastWarning('Retrying... (2/3)');
            toastInfo('Link copied');
            adminToast.loading('Updating 12 pets...');
          }}
        >
          Toasts
        </Button>
      </Row>
      <Dialog
        open={opened === 'dialog'}
        onClose={close}
        title="Meet Biscuit!"
        description="Choose a day and a time. About 30 minutes."
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={() => toastError('Please select both date and time')}>
              Schedule Visit
            </Button>
          </>
        }
      >
        <div className="grid gap-5">
          <SelectField label="Date" placeholder="Choose a date" options={sizeOptions} />
          <SelectField label="Time" placeholder="Choose a time" options={sizeOptions} disabled />
          <h3 className="text-xl">What to expect</h3>
          <ul className="grid list-disc gap-1 ps-5">
            <li>Arrive 5 minutes early</li>
            <li>Bring valid ID</li>
            <li>About 30 minutes</li>
          </ul>
        </div>
      </Dialog>
      {opened === 'visit' && (
        <RequestVisitDialog pet={{ ...pets[0], match: null }} onClose={close} />
      )}
      <ConfirmDialog
        open={opened === 'confirm' || opened === 'processing'}
        isProcessing={opened === 'processing'}
        title="Delete Multiple Pets"
        message="Are you sure you want to delete 3 pets? This action cannot be undone."
        confirmText="Delete"
        onConfirm={close}
        onCancel={close}
      />
    </Section>
  );
}
