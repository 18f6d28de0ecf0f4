import type { Visit } from '@pawmatch/contract/visits/visit';
import { attendedOutcomes } from '@pawmatch/contract/visits/visit-values';
import { useState } from 'react';
import { Controller, type SubmitHandler, useForm } from 'react-hook-form';
import { FormFooter } from '../../../../components/ui/DialogForm.tsx';
import { SelectField } from '../../../../components/ui/SelectField.tsx';
import { TextAreaField } from '../../../../components/ui/TextField.tsx';
import { formResolver } from '../../../../lib/form-resolver.ts';
import { Combobox } from '../../../../staff/edit/combobox/Combobox.tsx';
import { useSearchedOptions } from '../../../../staff/edit/combobox/use-searched-options.ts';
import { RowFormDialog } from '../../../../staff/edit/RowFormDialog.tsx';
import { useRowForm } from '../../../../staff/edit/use-row-form.ts';
import { useSaveRow } from '../../../../staff/edit/use-save-row.ts';
import { visitedPetName } from '../../visited-pet-name.ts';
import { createVisit, petOptionsSource, updateVisit } from '../staff-visits-api.ts';
import {
  visitFormMessages as messages,
  outcomeMessages,
  visitSaved,
} from '../staff-visits-messages.ts';
import { visitResource } from '../visit-resource.ts';
import { toLocalTime } from './shelter-local-time.ts';
import { VisitorFields, VisitorSummary, WalkInVisitorFields } from './VisitorFields.tsx';
import { VisitTimeField } from './VisitTimeField.tsx';
import { statusOptions, visitConflictFields } from './visit-conflict.ts';
import {
  newVisitForm,
  pastVisitForm,
  toStaffVisit,
  toVisitChanges,
  toVisitForm,
  type VisitFormValues,
  visitForm,
} from './visit-form-values.ts';
import { visitSaveFailure } from './visit-save-failure.ts';

/** The name under which a draft is stored when a session ends. */
export const VISIT_DRAFT = 'visit';
export const PAST_VISIT_DRAFT = 'past visit';

const outcomeOptions = attendedOutcomes.map((value) => ({
  value,
  label: outcomeMessages.outcomes[value],
}));

type VisitFormDialogProps = {
  /** The current version of the edited visit; null to schedule one. */
  visit: Visit | null;
  /** Somebody else has deleted the visit while it was edited. */
  isDeleted?: boolean;
  /** The pet of a new visit, until another one is chosen. */
  firstPetId?: string | undefined;
  /** Whether a new visit took place. */
  isPast?: boolean;
  timeZone: string;
  onClose: () => void;
};

/** Schedules a visit, records one that took place, or changes its time, status and notes. */
export function VisitFormDialog({
  visit,
  isDeleted = false,
  firstPetId,
  isPast = false,
  timeZone,
  onClose,
}: VisitFormDialogProps) {
  const [openedAt] = useState(() => new Date());
  const form = useForm<VisitFormValues>({
    defaultValues: isPast
      ? pastVisitForm(openedAt, timeZone)
      : newVisitForm(openedAt, timeZone, firstPetId),
    // When a colleague changes the visit meanwhile, untouched fields are updated.
    values: visit ? toVisitForm(visit, timeZone) : undefined,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    resolver: formResolver(visitForm(visit, timeZone)),
  });
  const pets = useSearchedOptions(petOptionsSource);
  const petId = form.watch('pet_id');
  const petName = visit
    ? visitedPetName(visit)
    : (pets.options.find(({ value }) => value === petId)?.label ?? '');
  const { register, control, formState } = form;
  const { errors } = formState;
  const toValues = (row: Visit) => toVisitForm(row, timeZone);
  const draftName = isPast ? PAST_VISIT_DRAFT : VISIT_DRAFT;
  const rowForm = useRowForm({ draftName, form, row: visit, toValues, onClose });
  const { edited, changed, isSubmitting } = rowForm;
  const { formId, onClose: handleClose } = rowForm.dialog;
  const { base } = edited;
  const event = base ? 'updated' : isPast ? 'recorded' : 'created';
  const save = useSaveRow(visitResource, base, {
    failure: (error) => visitSaveFailure(error, event),
  });

  const handleSave: SubmitHandler<VisitFormValues> = async (values) => {
    const outcome = await save(async () => ({
      row: await (base
        ? updateVisit(base.id, toVisitChanges(base, values, changed, timeZone))
        : createVisit(toStaffVisit(values, timeZone))),
      text: visitSaved[event],
    }));
    if ('saved' in outcome) onClose();
    else rowForm.showFailure(outcome);
  };

  return (
    <>
      <RowFormDialog
        state={rowForm.dialog}
        title={isPast ? messages.recordTitle : visit ? messages.editTitle : messages.addTitle}
        className="gap-5"
        isBusy={isSubmitting}
        deletedMessage={isDeleted && messages.deletedByOther}
        conflictTitle={messages.changedByOther}
        conflictFields={
          edited.conflict
            ? visitConflictFields(edited.conflict, form.watch(), changed, timeZone)
            : []
        }
        onSubmit={() => void form.handleSubmit(handleSave)()}
        footer={
          <FormFooter
            formId={formId}
            submit={messages.save}
            onCancel={handleClose}
            isBusy={isSubmitting}
            busyLabel={messages.saving}
            disabled={isDeleted}
          />
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
              // The pet of a visit stays.
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
          <VisitorFields form={form} legend={isPast ? messages.whoCame : messages.whoIsComing} />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <VisitTimeField
            field={register('requested_at')}
            timeZone={timeZone}
            now={openedAt}
            savedTime={visit && toLocalTime(new Date(visit.requested_at), timeZone)}
            value={form.watch('requested_at')}
            error={errors.requested_at?.message}
            isFixed={visit !== null && !visit.allowed_actions.includes('move')}
            isPast={isPast}
            pet={{ id: petId, name: petName }}
            firstFree={{
              petId,
              visitId: visit?.id,
              onChoose: (time) => form.setValue('requested_at', time, { shouldDirty: true }),
            }}
          />
          {isPast ? (
            <SelectField
              {...register('outcome')}
              label={outcomeMessages.question}
              options={outcomeOptions}
              error={errors.outcome?.message}
            />
          ) : (
            <SelectField
              {...register('status')}
              label={messages.status}
              options={statusOptions(visit?.status)}
              error={errors.status?.message}
            />
          )}
        </div>
        <TextAreaField
          {...register('notes')}
          label={messages.notes}
          rows={3}
          maxLength={1000}
          error={errors.notes?.message}
        />
      </RowFormDialog>
      {rowForm.leaveDialog}
    </>
  );
}
