import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from '../../components/ui/Dialog.tsx';
import { DraftNotice } from '../../components/ui/DraftNotice.tsx';
import { FailureText } from '../../components/ui/FailureText.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { reasonBelow } from '../../lib/api/failure-reason.ts';
import { type ConflictField, EditConflict } from './EditConflict.tsx';

type RowFormDialogProps = Pick<DialogProps, 'title' | 'size' | 'footer' | 'onClose'> & {
  formId: string;
  /** Saving or deleting: nothing closes the dialog. */
  isBusy: boolean;
  hasUnsavedChanges: boolean;
  /** The form shows what was typed before the session ended. */
  isDraft: boolean;
  /** Says that somebody else has deleted the row meanwhile. */
  deletedMessage: string | false;
  conflict: {
    version: number;
    title: string;
    fields: readonly ConflictField[];
    onUseTheirs: () => void;
  } | null;
  /** Why the last attempt to save failed. */
  failure: { message: string; error: unknown } | null;
  onSubmit: () => void;
  className: string;
  /** The fields. */
  children: ReactNode;
};

/** The dialog of a form about one row, with what can happen to the row while it is edited. */
export function RowFormDialog({
  formId,
  isBusy,
  hasUnsavedChanges,
  isDraft,
  deletedMessage,
  conflict,
  failure,
  onSubmit,
  className,
  children,
  ...dialog
}: RowFormDialogProps) {
  return (
    <Dialog {...dialog} open dismissible={!isBusy} hasUnsavedChanges={hasUnsavedChanges}>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        className={`grid pt-1 ${className}`}
      >
        {isDraft && <DraftNotice />}
        {deletedMessage && <Notice tone="warning">{deletedMessage}</Notice>}
        {conflict && (
          <EditConflict
            key={conflict.version}
            title={conflict.title}
            fields={conflict.fields}
            isBusy={isBusy}
            onUseTheirs={conflict.onUseTheirs}
            onSaveMine={onSubmit}
          />
        )}
        {failure && (
          <Notice tone="error" isQuiet>
            <FailureText
              message={failure.message}
              {...reasonBelow(failure.error, failure.message)}
            />
          </Notice>
        )}
        {children}
      </form>
    </Dialog>
  );
}
