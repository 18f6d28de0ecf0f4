import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import type { ShelterSettings } from '@pawmatch/contract/shelter/shelter-endpoints';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { CheckboxField } from '../../../components/ui/CheckboxField.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { useUnsavedChanges } from '../../../components/ui/use-unsaved-changes.tsx';
import { EditConflict } from '../../../staff/edit/EditConflict.tsx';
import { settingsMessages as messages, type RuleWords } from '../settings-messages.ts';
import { AffectedVisitList, type AffectedVisitPage } from './AffectedVisitList.tsx';
import { AffectedVisitsDialog } from './AffectedVisitsDialog.tsx';
import { ClosureFields } from './ClosureFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { OpeningHoursFields } from './OpeningHoursFields.tsx';
import {
  fieldsWithErrors,
  type SettingsFormValues,
  settingsConflictFields,
  settingsResolver,
  toSettingsForm,
} from './settings-form-values.ts';
import { useSettingsSave } from './use-settings-save.ts';

const visitingRules = Object.keys(
  messages.visitingRules,
) as (keyof typeof messages.visitingRules)[];

/** An empty field is null, which only limits accept. */
const toNumber = (text: unknown) => (text === '' || text === null ? null : Number(text));

/** Length, notice and limits of visits. */
function VisitRuleFields({ form }: { form: UseFormReturn<SettingsFormValues> }) {
  const { register, formState } = form;
  const errors = formState.errors.visiting;
  return (
    <TitledCard id="settings-rules" title={messages.rules}>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {visitingRules.map((name) => {
          const { label, hint }: RuleWords = messages.visitingRules[name];
          const texts = { label, hint, error: errors?.[name]?.message };
          return typeof firstVisitingRules[name] === 'boolean' ? (
            <CheckboxField key={name} {...register(`visiting.${name}`)} {...texts} />
          ) : (
            <TextField
              key={name}
              {...register(`visiting.${name}`, { setValueAs: toNumber })}
              type="number"
              min={0}
              {...texts}
            />
          );
        })}
      </div>
    </TitledCard>
  );
}

/** Brings the first field with an error to the middle of the window, where no bar covers it. */
function showFirstError(form: HTMLElement | null) {
  const field = form?.querySelector<HTMLElement>(
    '[aria-invalid="true"], #settings-hours-error, #settings-closures-error',
  );
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/** Staff change the settings; closures come first, because they change most often. */
export function SettingsForm({ settings }: { settings: ShelterSettings }) {
  const form = useForm({
    defaultValues: toSettingsForm(settings),
    resolver: settingsResolver,
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement>(null);
  const { dialog } = useUnsavedChanges(form.formState.isDirty);
  const { base, conflict, failure, question, saved, isSaving, ...settingsSave } = useSettingsSave(
    form,
    settings,
  );
  const invalidFields = fieldsWithErrors(form.formState.errors).join(', ');

  useEffect(() => {
    if (failure) showFirstError(element.current);
  }, [failure]);

  return (
    <form
      ref={element}
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void settingsSave.save(base.version);
      }}
    >
      {conflict && (
        <EditConflict
          title={messages.changedByOther}
          fields={settingsConflictFields(base, conflict, form.getValues())}
          isBusy={isSaving}
          onUseTheirs={() => settingsSave.begin(conflict)}
          onSaveMine={() => void settingsSave.save(conflict.version)}
        />
      )}
      {saved && <AffectedVisits {...saved} />}
      <ClosureFields form={form} />
      <OpeningHoursFields form={form} />
      <VisitRuleFields form={form} />
      <ContactFields form={form} />
      <div className="stuck-to-bottom z-10 -mx-4 grid gap-3 border-t border-line bg-paper px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6">
        {failure && (
          <Notice tone="error">
            {invalidFields ? messages.check(invalidFields) : failure.message}
          </Notice>
        )}
        <Button
          type="submit"
          busy={isSaving}
          busyLabel={messages.saving}
          className="justify-self-start max-sm:w-full"
        >
          {messages.save}
        </Button>
      </div>
      {question && (
        <AffectedVisitsDialog
          affected={question.affected}
          isSaving={isSaving}
          onSave={(isCancelling) => void settingsSave.answer(isCancelling)}
          onClose={settingsSave.withdraw}
        />
      )}
      {dialog}
    </form>
  );
}

interface AffectedVisitsProps {
  affected: AffectedVisitPage;
  cancelledCount: number;
}

/** The booked visits that the saved settings touch. Focus moves here, because the page is long. */
function AffectedVisits({ affected, cancelledCount }: AffectedVisitsProps) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (affected.count > 0) region.current?.focus();
  }, [affected]);
  if (affected.count === 0) return null;
  const title =
    cancelledCount > 0 ? messages.cancelled(cancelledCount) : messages.affected(affected.count);
  return (
    <section ref={region} tabIndex={-1} aria-label={title} className="scroll-mt-24 rounded-xl">
      <Notice tone={cancelledCount > 0 ? 'info' : 'warning'} title={title}>
        <AffectedVisitList {...affected} hasLinks />
      </Notice>
    </section>
  );
}
