import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx';
import { recordListMessages } from '../staff-messages.ts';

/** What a bulk action says and asks, in whole sentences of the feature. */
export interface BulkMessages {
  selected: (count: number) => string;
  /** R5.16 */
  noneSelected: string;
  deleteTitle: string;
  deleteQuestion: (count: number) => string;
  updateTitle: string;
  updateQuestion: (count: number) => string;
}

type BulkConfirmProps = {
  messages: BulkMessages;
  /** "delete" or a status; null while nothing is to be confirmed. */
  action: string | null;
  count: number;
  /** What else the action does. */
  consequences?: ReactNode;
  /** How many are done; null before it begins. */
  done: number | null;
  onConfirm: () => void;
  onCancel: () => void;
};

/** R2.56, R2.57: asks before many rows are changed, then shows the progress. */
export function BulkConfirm({
  messages,
  action,
  count,
  consequences,
  done,
  onConfirm,
  onCancel,
}: BulkConfirmProps) {
  if (action === null) return null;
  const isDeletion = action === 'delete';
  const status = action.charAt(0).toUpperCase() + action.slice(1);
  return (
    <ConfirmDialog
      open
      title={isDeletion ? messages.deleteTitle : messages.updateTitle}
      message={
        <>
          <p>{isDeletion ? messages.deleteQuestion(count) : messages.updateQuestion(count)}</p>
          {!isDeletion && (
            <p className="mt-2">
              {recordListMessages.newStatus.before} <strong className="text-text">{status}</strong>
              {recordListMessages.newStatus.after}
            </p>
          )}
          {consequences && <div className="mt-4">{consequences}</div>}
          {done !== null && (
            <p role="status" className="mt-2 tabular-nums">
              {recordListMessages.progress({ done, count })}
            </p>
          )}
        </>
      }
      confirmText={isDeletion ? recordListMessages.delete : recordListMessages.update}
      tone={isDeletion ? 'danger' : 'primary'}
      isProcessing={done !== null}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
