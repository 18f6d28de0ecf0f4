import { useEffect, useId, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useUnsavedChanges } from '../../components/ui/use-unsaved-changes.tsx';
import { ApiError } from '../../lib/api/errors/api-error.ts';
import { changedValues, restoreValues, useDraft } from '../../lib/storage/drafts.ts';
import { isRowChanged } from '../row-source.ts';
import type { StaffRow } from '../staff-resource.ts';
import { useEditedRow } from './use-edited-row.ts';
import type { SaveFailure } from './use-save-row.ts';

/** What was typed into a form when the session ended. */
export interface RowDraft<Row, Values> {
  /** The row that is edited; null for a new one. */
  row: Row | null;
  changed: Partial<Values>;
  file: File | null;
}

interface RowFormSettings<Row, Values extends FieldValues> {
  /** The name under which a draft is stored. */
  draftName: string;
  form: UseFormReturn<Values>;
  /** The newest version; null for a new row. */
  row: Row | null;
  toValues: (row: Row) => Values;
  /** A chosen file, which is not among the values. */
  file?: { chosen: File | null; choose: (file: File | null) => void };
  /** Something else is not saved yet. */
  hasMore?: boolean;
  onClose: () => void;
}

/**
 * The form about one row: its draft, the version that its changes are based on, a conflict with somebody
 * else's changes, and why it was not saved.
 */
export function useRowForm<Row extends StaffRow, Values extends FieldValues>({
  draftName,
  form,
  row,
  toValues,
  file,
  hasMore = false,
  onClose,
}: RowFormSettings<Row, Values>) {
  const formId = useId();
  const [failure, setFailure] = useState<SaveFailure<Row> | null>(null);
  // Read during render: react-hook-form only updates what is read. `isDirty` does not outlive a reset.
  const { dirtyFields, isSubmitting, errors } = form.formState;
  const changed = dirtyFields as Partial<Record<keyof Values, unknown>>;
  const chosen = file?.chosen ?? null;
  const hasChanges = chosen !== null || Object.values(dirtyFields).some(Boolean);

  const draft = useDraft(draftName, (): RowDraft<Row, Values> | null =>
    hasChanges
      ? { row: edited.base, changed: changedValues(form.getValues(), changed), file: chosen }
      : null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is restored once.
  useEffect(() => {
    if (!draft) return;
    restoreValues(form.setValue, draft.changed);
    file?.choose(draft.file);
  }, [draft, form.setValue]);
  const edited = useEditedRow(row, hasChanges, draft?.row ?? null);
  const { leave, dialog: leaveDialog } = useUnsavedChanges(hasChanges || hasMore);

  /** Shows why the row was not saved. */
  const showFailure = (failed: SaveFailure<Row>) => {
    if (failed.current) {
      form.reset(toValues(failed.current), { keepDirtyValues: true });
      return edited.showConflict(failed.current);
    }
    if (isRowChanged(failed.error)) edited.resetToNewest(failed.reloaded);
    setFailure(failed);
    form.setError('root.server', { message: failed.message });
    if (!(failed.error instanceof ApiError)) return;
    for (const { field, message } of failed.error.fieldErrors) {
      if (field in form.getValues()) form.setError(field as Path<Values>, { message });
    }
  };

  const handleUseTheirs = () => {
    if (edited.conflict) {
      form.reset(toValues(edited.conflict.current), {
        keepFieldsRef: true,
        // Against the options that the form has for newer rows.
        keepDirtyValues: false,
        keepErrors: false,
      });
      file?.choose(null);
    }
    edited.resetToNewest();
  };

  return {
    edited,
    changed,
    hasChanges,
    isSubmitting,
    leaveDialog,
    showFailure,
    forgetFailure: () => setFailure(null),
    /** Of the `RowFormDialog`. */
    dialog: {
      formId,
      hasUnsavedChanges: hasChanges || hasMore,
      isDraft: draft !== null,
      failure: errors.root?.server ? failure : null,
      conflictVersion: edited.conflict?.current.version ?? null,
      onUseTheirs: handleUseTheirs,
      onClose: () => leave(onClose),
    },
  };
}
