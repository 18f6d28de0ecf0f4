import type { ShelterSettings } from '@pawmatch/contract/shelter/shelter-endpoints';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { useUnsavedChanges } from '../../../components/ui/use-unsaved-changes.tsx';
import { EditConflict } from '../../../staff/edit/EditConflict.tsx';
import { settingsMessages as messages } from '../settings-messages.ts';
import { AffectedVisits } from './AffectedVisits.tsx';
import { AffectedVisitsDialog } from './AffectedVisitsDialog.tsx';
import { ClosureFields } from './ClosureFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { OpeningHoursFields } from './OpeningHoursFields.tsx';
import {
  settingsConflictFields,
  settingsResolver,
  toSettingsForm,
} from './settings-form-values.ts';
import { useSettingsSave } from './use-settings-save.ts';
import { VisitRuleFields } from './VisitRuleFields.tsx';

/** B3.01, S57: staff change the settings; closures come first, because they change most often. */
export function SettingsForm({ settings }: { settings: ShelterSettings }) {
  const form = useForm({ defaultValues: toSettingsForm(settings), resolver: settingsResolver });
  const { dialog } = useUnsavedChanges(form.formState.isDirty);
  const { base, conflict, failure, question, saved, isSaving, ...settingsSave } = useSettingsSave(
    form,
    settings,
  );
  return (
    <form
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
      <div className="sticky bottom-0 z-10 -mx-4 grid gap-3 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6">
        {failure && <Notice tone="error">{failure}</Notice>}
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
