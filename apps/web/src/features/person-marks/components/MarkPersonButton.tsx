import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { DialogForm } from '../../../components/ui/DialogForm.tsx';
import { TextAreaField } from '../../../components/ui/TextField.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { useCan } from '../../../lib/use-can.ts';
import { marksQuery, useMarkPerson } from '../person-marks-api.ts';
import { personMarkMessages as messages } from '../person-marks-messages.ts';

/** Sets the do-not-adopt mark of a person that has none. */
export function MarkPersonButton({ userId }: { userId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery(marksQuery({ userId }));
  const can = useCan();
  if (!data || data.some(({ is_own }) => is_own) || !can('adoptions.edit')) return null;
  return (
    <>
      <Button
        size="sm"
        variant="dangerOutlined"
        className="justify-self-start"
        onClick={() => setIsOpen(true)}
      >
        {messages.set}
      </Button>
      {isOpen && <MarkDialog userId={userId} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function MarkDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const mark = useMarkPerson(userId);
  return (
    <DialogForm
      size="sm"
      title={messages.title}
      description={messages.about}
      onClose={onClose}
      hasUnsavedChanges={reason !== ''}
      submit={messages.store}
      tone="danger"
      isBusy={mark.isPending}
      busyLabel={messages.storing}
      onSubmit={() => mark.mutate(reason, { onSuccess: onClose })}
    >
      <TextAreaField
        label={messages.reason}
        value={reason}
        error={mark.error && failureReason(mark.error, messages.failed)}
        onChange={(event) => setReason(event.target.value)}
      />
    </DialogForm>
  );
}
