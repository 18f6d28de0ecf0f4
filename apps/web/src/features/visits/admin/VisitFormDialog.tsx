import type { Visit } from '@pawmatch/contract/visits/visit';
import { useEffect, useId, useState } from 'react';
import { Controller, type SubmitHandler, useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/Button.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextAreaField } from '../../../components/ui/TextAreaField.tsx';
import { useUnsavedChanges } from '../../../components/ui/use-unsaved-changes.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { changedValues, restoreValues, useDraft } from '../../../lib/drafts.ts';
import { formResolver } from '../../../lib/form-resolver.ts';
import { Combobox } from '../../../staff/edit/combobox/Combobox.tsx';
import { useSearchedOptions } from '../../../staff/edit/combobox/use-searched-options.ts';
import { RowFormDialog } from '../../../staff/edit/RowFormDialog.tsx';
import { useEditedRow } from '../../../staff/edit/use-edited-row.ts';
import { visitedPetName } from '../visited-pet-name.ts';
import { isVisitChanged } from './is-visit-changed.ts';
import { toLocalTime } from './shelter-local-time.ts';
import { petOptionsSource } from './staff-visits-api.ts';
import { type SaveFailure, useSaveVisit } from './use-save-visit.ts';
import { VisitorFields, WalkInVisitorFields } from './VisitorFields.tsx';
import { VisitorSummary } from './VisitorSummary.tsx';
import { VisitTimeField } from './VisitTimeField.tsx';
import { visitConflictFields } from './visit-conflict.ts';
import { VISIT_DRAFT, type VisitDraft } from './visit-form-draft.ts';
import { newVisitForm, toVisitForm, type VisitFormValues, visitForm } from './visit-form-values.ts';
import { statusOptions } from './visit-status-options.ts';
import { visitFormMessages as messages } from './visits-admin-messages.ts';

type VisitFormDialogProps = {
  /** The current version of the edited visit; null to schedule one. */
  visit: Visit | null;
  /** Somebody else has deleted the visit while it was edited. */
  isDeleted?: boolean;
  /** R5.12: the pet of a new visit, until another one is chosen. */
  firstPetId?: string | undefined;
  timeZone: string;
  onClose: () => void;
};

/** R2.59: schedules a visit, or changes its time, status and notes. */
export function VisitFormDialog({
  visit,
  isDeleted = false,
  firstPetId,
  timeZone,
  onClose,
}: VisitFormDialogProps) {
  const formId = useId();
  const [openedAt] = useState(() => new Date());
  const form = useForm<VisitFormValues>({
    defaultValues: newVisitForm(openedAt, timeZone, firstPetId),
    // When a colleague changes the visit meanwhile, untouched fields are updated.
    values: visit ? toVisitForm(visit, timeZone) : undefined,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    resolver: formResolver(visitForm(visit, timeZone)),
  });
  const pets = useSearchedOptions(petOptionsSource);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const { register, control, formState } = form;
  const { errors, dirtyFields, isSubmitting } = formState;
  // `isDirty` is reset when the visit is loaded again.
  const hasChanges = Object.values(dirtyFields).some(Boolean);
  const { leave, dialog: leaveDialog } = useUnsavedChanges(hasChanges);
  const handleClose = () => leave(onClose);

  const draft: VisitDraft | null = useDraft<VisitDraft>(VISIT_DRAFT, (): VisitDraft | null =>
    hasChanges
      ? { visit: edited.base, changed: changedValues(form.getValues(), dirtyFields) }
      : null,
  );
  useEffect(() => {
    if (draft) restoreValues(form.setValue, draft.changed);
  }, [draft, form.setValue]);
  const edited = useEditedRow(visit, hasChanges, draft?.visit ?? null);
  const save = useSaveVisit(edited.base, timeZone);

  const handleSave: SubmitHandler<VisitFormValues> = async (values) => {
    const failed = await save(values, dirtyFields);
    if (!failed) return onClose();
    if (failed.current) return edited.showConflict(failed.current);
    if (isVisitChanged(failed.error)) edited.resetToNewest(failed.reloaded);
    setFailure(failed);
    form.setError('root.server', { message: failed.message });
    if (!(failed.error instanceof ApiError)) return;
    for (const { field, message } of failed.error.fieldErrors) {
      if (field in values) form.setError(field as keyof VisitFormValues, { message });
    }
  };

  const handleUseTheirs = () => {
    if (edited.conflict) {
      form.reset(toVisitForm(edited.conflict.current, timeZone), {
        keepFieldsRef: true,
        keepDirtyValues: false,
        keepErrors: false,
      });
    }
    edited.resetToNewest();
  };

  return (
    <>
      <RowFormDialog
        formId={formId}
        title={visit ? messages.editTitle : messages.addTitle}
        className="gap-5"
        isBusy={isSubmitting}
        hasUnsavedChanges={hasChanges}
        isDraft={draft !== null}
        deletedMessage={isDeleted && messages.deletedByOther}
        conflict={
          edited.conflict && {
            version: edited.conflict.current.version,
            title: messages.changedByOther,
            fields: visitConflictFields(edited.conflict, form.watch(), dirtyFields, timeZone),
            onUseTheirs: handleUseTheirs,
          }
        }
        failure={errors.root?.server ? failure : null}
        onSubmit={() => void form.handleSubmit(handleSave)()}
        onClose={handleClose}
        footer={
          <>
            <Button variant="secondary" disabled={isSubmitting} onClick={handleClose}>
              {messages.cancel}
            </Button>
            <Button
              type="submit"
              form={formId}
              disabled={isDeleted}
              busy={isSubmitting}
              busyLabel={messages.saving}
            >
              {messages.save}
            </Button>
          </>
        }
      >
        <Controller
          control={control}
          name="pet_id"
          render={({ field }) => (
            <Combobox
              label={messages.pet}
              placeholder={messages.petPlaceholder}
              marked
              // R2.59: the pet of a visit stays.
              disabled={visit !== null}
              options={
                visit ? [{ value: field.value, label: visitedPetName(visit) }] : pets.options
              }
              search={pets.search}
              value={field.value}
              onChange={field.onChange}
              error={errors.pet_id?.message}
            />
          )}
        />
        {visit?.user.id ? (
          <VisitorSummary visitor={visit.user} />
        ) : visit ? (
          <WalkInVisitorFields form={form} />
        ) : (
          <VisitorFields form={form} />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <VisitTimeField
            field={register('requested_at')}
            timeZone={timeZone}
            now={openedAt}
            savedTime={visit && toLocalTime(new Date(visit.requested_at), timeZone)}
            value={form.watch('requested_at')}
            error={errors.requested_at?.message}
          />
          <SelectField
            {...register('status')}
            label={messages.status}
            options={statusOptions(visit?.status)}
            error={errors.status?.message}
          />
        </div>
        <TextAreaField
          {...register('notes')}
          label={messages.notes}
          rows={3}
          maxLength={1000}
          error={errors.notes?.message}
        />
      </RowFormDialog>
      {leaveDialog}
    </>
  );
}
