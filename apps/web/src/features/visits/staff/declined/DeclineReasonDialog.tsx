import type { Visit } from '@pawmatch/contract/visits/visit';
import { MAX_DECLINE_REASON, WRITE_REASON_MS } from '@pawmatch/contract/visits/visit-values';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { DialogForm } from '../../../../components/ui/DialogForm.tsx';
import { TextField } from '../../../../components/ui/TextField.tsx';
import { failureReason } from '../../../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../../../lib/toast.ts';
import { explainDecline, visitRows } from '../staff-visits-api.ts';
import { outcomeMessages as messages } from '../staff-visits-messages.ts';
import { holdDeclined, releaseDeclined } from './declined-visits.ts';

type DeclineReasonDialogProps = {
  visit: Visit;
  reason: string;
  onChange: (reason: string) => void;
  onClose: () => void;
};

/** Why a request was declined, for the email about it, which waits while the dialog is open. */
export function DeclineReasonDialog({
  visit,
  reason,
  onChange,
  onClose,
}: DeclineReasonDialogProps) {
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const person = { visitor: visit.user.full_name };

  const holdEmail = useEffectEvent(async () => {
    try {
      await explainDecline(visit.id, null);
      holdDeclined(visit, WRITE_REASON_MS, () => void visitRows.refresh(client));
    } catch (error) {
      setFailure(failureReason(error, messages.failed));
    }
  });
  useEffect(() => void holdEmail(), []);

  const handleSubmit = async () => {
    setIsSaving(true);
    setFailure(null);
    try {
      await explainDecline(visit.id, reason);
      adminToast.success(messages.saidWhy(person));
      onClose();
      releaseDeclined(visit.id);
      await visitRows.refresh(client);
    } catch (error) {
      setFailure(failureReason(error, messages.failed));
      setIsSaving(false);
    }
  };

  return (
    <DialogForm
      onClose={onClose}
      size="sm"
      title={messages.sayWhyTitle}
      submit={messages.sendReason}
      isBusy={isSaving}
      busyLabel={messages.saving}
      failure={failure}
      onSubmit={handleSubmit}
    >
      <TextField
        label={messages.declineReason}
        hint={messages.sayWhyHint(person)}
        value={reason}
        maxLength={MAX_DECLINE_REASON}
        onChange={({ target }) => onChange(target.value)}
      />
    </DialogForm>
  );
}
