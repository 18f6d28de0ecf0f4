import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from '../../components/ui/Dialog.tsx';
import { DraftNotice } from '../../components/ui/DraftNotice.tsx';
import { FailureText } from '../../components/ui/FailureText.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { reasonBelow } from '../../lib/api/errors/failure-reason.ts';
import { type ConflictField, EditConflict } from './EditConflict.tsx';

type RowFormDialogProps = Pick<DialogProps, 'title' | 'size' | 'footer'> & {
  /** Of `useRowForm`. */
  state: {
    formId: string;
    hasUnsavedChanges: boolean;
    /** The form shows what was typed before the session ended. */
    isDraft: boolean;
    /** Of a version that somebody else has saved. */
    conflictVersion: number | null;
    /** Why the last attempt to save failed. */
    failure: { message: string; error: unknown } | null;
    onUseTheirs: () => void;
    onClose: () => void;
  };
  /** Saving or deleting: nothing closes the dialog. */
  isBusy: boolean;
  /** Says that somebody else has deleted the row meanwhile. */
  deletedMessage: string | false;
  conflictTitle: string;
  /** The fields of the conflict. */
  conflictFields: readonly ConflictField[];
  onSubmit: () => void;
  className: string;
  /** The fields. */
  children: ReactNode;
};

/** The dialog of a form about one row, with what can happen to the row while it is edited. */
export function RowFormDialog({
  state: { formId, hasUnsavedChanges, isDraft, conflictVersion, failure, onUseTheirs, onClose },
  isBusy,
  deletedMessage,
  conflictTitle,
  conflictFields,
  onSubmit,
  className,
  children,
  ...dialog
}: RowFormDialogProps) {
  return (
    <Dialog
      {...dialog}
      open
      dismissible={!isBusy}
      hasUnsavedChanges={hasUnsavedChanges}
      onClose={onClose}
    >
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
        {conflictVersion !== null && (
          <EditConflict
            key={conflictVersion}
            title={conflictTitle}
            fields={conflictFields}
            isBusy={isBusy}
            onUseTheirs={onUseTheirs}
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
