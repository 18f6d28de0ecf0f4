import type { ShelterDetails } from '@pawmatch/contract/shelter/shelter-details';
import type { ShelterSettings } from '@pawmatch/contract/shelter/shelter-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { readCurrentRow } from '../../../lib/api/response/current-row.ts';
import { refusedFields } from '../../../lib/form-failure.ts';
import { adminToast } from '../../../lib/toast.ts';
import { settingsMessages as messages } from '../settings-messages.ts';
import { shelterQuery } from '../shelter-api.ts';
import { previewAffectedVisits, saveSettings, settingsQuery } from '../shelter-settings-api.ts';
import type { AffectedVisitPage } from './AffectedVisitList.tsx';
import { type SettingsFormValues, toSettingsForm } from './settings-form-values.ts';

/** Valid settings that wait for an answer about the visits that they touch. */
interface Question {
  details: ShelterDetails;
  version: number;
  affected: AffectedVisitPage;
}

type Form = UseFormReturn<SettingsFormValues, unknown, ShelterDetails>;

/** Saves the settings, after asking what happens with the booked visits that they touch. */
export function useSettingsSave(form: Form, settings: ShelterSettings) {
  const client = useQueryClient();
  const [base, setBase] = useState(settings);
  const [conflict, setConflict] = useState<ShelterSettings | null>(null);
  /** A new object for each attempt. */
  const [failure, setFailure] = useState<{ message: string } | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [saved, setSaved] = useState<{
    affected: AffectedVisitPage;
    cancelledCount: number;
  } | null>(null);

  const begin = (next: ShelterSettings) => {
    setBase(next);
    setConflict(null);
    setFailure(null);
    form.reset(toSettingsForm(next));
    client.setQueryData(settingsQuery.queryKey, next);
  };

  const showFailure = (error: unknown) => {
    const current = readCurrentRow<ShelterSettings>(error);
    if (current) return setConflict(current);
    const message = failureReason(error, messages.saveFailed);
    for (const [field, refusal] of Object.entries(refusedFields(error))) {
      form.setError(field as keyof SettingsFormValues, { message: refusal ?? message });
    }
    setFailure({ message });
  };

  const affectedOf = (
    found: Awaited<ReturnType<typeof previewAffectedVisits>>,
    details: ShelterDetails,
  ): AffectedVisitPage => ({
    visits: found.touched_visits,
    count: found.touched_count,
    zones: { before: base.time_zone, after: details.time_zone },
  });

  async function send(details: ShelterDetails, version: number, isCancelling: boolean) {
    const stored = await saveSettings(details, version, isCancelling);
    setSaved({ affected: affectedOf(stored, details), cancelledCount: stored.cancelled_count });
    begin(stored.settings);
    adminToast.success(messages.saved);
    await client.invalidateQueries({ queryKey: shelterQuery.queryKey });
  }

  async function run(work: () => Promise<void>) {
    setIsSaving(true);
    try {
      await work();
    } catch (error) {
      showFailure(error);
    } finally {
      setIsSaving(false);
    }
  }

  const save = (version: number) =>
    form.handleSubmit(
      (details) =>
        run(async () => {
          const affected = affectedOf(await previewAffectedVisits(details), details);
          if (affected.count > 0) setQuestion({ details, version, affected });
          else await send(details, version, false);
        }),
      () => setFailure({ message: messages.saveFailed }),
    )();

  const answer = (isCancelling: boolean) =>
    run(async () => {
      if (!question) return;
      try {
        await send(question.details, question.version, isCancelling);
      } finally {
        setQuestion(null);
      }
    });

  return {
    base,
    conflict,
    failure,
    question,
    saved,
    isSaving,
    begin,
    save,
    answer,
    withdraw: () => setQuestion(null),
  };
}
