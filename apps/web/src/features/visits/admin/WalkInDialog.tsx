import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Combobox } from '../../../components/admin/Combobox.tsx';
import { useSearchedOptions } from '../../../components/admin/use-searched-options.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { failureReason } from '../../../lib/api/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { refreshVisits } from '../api/staff-visits.ts';
import { petOptionsSource } from '../api/visit-form-options.ts';
import { storeWalkIn } from '../api/visit-outcomes.ts';
import { outcomeMessages as messages } from './visit-outcome-messages.ts';

/** B3.09: somebody is at the shelter: a pet, perhaps a name, and the visit has begun. */
export function WalkInDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const formId = useId();
  const pets = useSearchedOptions(petOptionsSource);
  const [petId, setPetId] = useState('');
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(!petId);
    if (!petId) return;
    setIsSaving(true);
    setFailure(null);
    try {
      await storeWalkIn(petId, name);
      adminToast.success(messages.walkInSaved);
      onClose();
      await refreshVisits(client);
    } catch (error) {
      setFailure(failureReason(error, messages.walkInFailed));
      setIsSaving(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.walkInTitle}
      footer={
        <>
          <Button variant="secondary" disabled={isSaving} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isSaving} busyLabel={messages.saving}>
            {messages.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void handleSubmit(event)}
      >
        <p className="text-text-muted">{messages.walkInHint}</p>
        <Combobox
          label={messages.pet}
          placeholder={messages.petPlaceholder}
          marked
          options={pets.options}
          search={pets.search}
          value={petId}
          onChange={setPetId}
          error={isMissing && !petId ? messages.petMissing : undefined}
        />
        <TextField
          label={messages.name}
          value={name}
          maxLength={200}
          onChange={(event) => setName(event.target.value)}
        />
        {failure && <Notice tone="error">{failure}</Notice>}
      </form>
    </Dialog>
  );
}
