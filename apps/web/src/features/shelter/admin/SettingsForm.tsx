import type { ShelterSettings } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { EditConflict } from '../../../components/admin/EditConflict.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { useUnsavedChanges } from '../../../components/ui/use-unsaved-changes.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { readCurrentRow } from '../../../lib/api/current-row.ts';
import { failureReason } from '../../../lib/api/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { shelterQuery } from '../api/get-shelter.ts';
import { saveSettings, settingsQuery } from '../api/settings.ts';
import { settingsMessages as messages } from '../settings-messages.ts';
import { ClosureFields } from './ClosureFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { OpeningHoursFields } from './OpeningHoursFields.tsx';
import {
  type SettingsFormValues,
  settingsConflictFields,
  settingsResolver,
  toSettingsForm,
} from './settings-form-values.ts';
import { TouchedVisits } from './TouchedVisits.tsx';
import { VisitRuleFields } from './VisitRuleFields.tsx';

interface Touched {
  visits: Visit[];
  count: number;
}

/** B3.01, S57: staff change the settings; booked visits stay as they are. */
export function SettingsForm({ settings }: { settings: ShelterSettings }) {
  const client = useQueryClient();
  const [base, setBase] = useState(settings);
  const [conflict, setConflict] = useState<ShelterSettings | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [touched, setTouched] = useState<Touched>({ visits: [], count: 0 });
  const form = useForm({ defaultValues: toSettingsForm(base), resolver: settingsResolver });
  const { isDirty, isSubmitting } = form.formState;
  const { dialog } = useUnsavedChanges(isDirty);

  const begin = (next: ShelterSettings) => {
    setBase(next);
    setConflict(null);
    setFailure(null);
    form.reset(toSettingsForm(next));
    client.setQueryData(settingsQuery.queryKey, next);
  };

  const showFailure = (error: unknown) => {
    const current = readCurrentRow<ShelterSettings>(error, (row) => row);
    if (current) return setConflict(current);
    if (error instanceof ApiError) {
      for (const { field, message } of error.fieldErrors) {
        form.setError(field as keyof SettingsFormValues, { message });
      }
    }
    setFailure(failureReason(error, messages.saveFailed));
  };

  const save = (version: number) =>
    form.handleSubmit(
      async (details) => {
        try {
          const saved = await saveSettings(details, version);
          begin(saved.settings);
          setTouched({ visits: saved.touched_visits, count: saved.touched_count });
          adminToast.success(messages.saved);
          await client.invalidateQueries({ queryKey: shelterQuery.queryKey });
        } catch (error) {
          showFailure(error);
        }
      },
      () => setFailure(messages.saveFailed),
    )();

  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void save(base.version);
      }}
    >
      {conflict && (
        <EditConflict
          title={messages.changedByOther}
          fields={settingsConflictFields(base, conflict, form.getValues())}
          isBusy={isSubmitting}
          onUseTheirs={() => begin(conflict)}
          onSaveMine={() => void save(conflict.version)}
        />
      )}
      <TouchedVisits {...touched} timeZone={base.time_zone} />
      <ContactFields form={form} />
      <OpeningHoursFields form={form} />
      <ClosureFields form={form} />
      <VisitRuleFields form={form} />
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button
        type="submit"
        busy={isSubmitting}
        busyLabel={messages.saving}
        className="justify-self-start"
      >
        {messages.save}
      </Button>
      {dialog}
    </form>
  );
}
