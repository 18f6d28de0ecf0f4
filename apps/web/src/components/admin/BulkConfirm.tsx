import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { bulkMessage, bulkTitle, type Noun } from './confirm-texts.ts';

type BulkConfirmProps = {
  noun: Noun;
  /** "delete" or a status; null while nothing is to be confirmed. */
  action: string | null;
  count: number;
  /** What else comes of it. */
  consequences?: ReactNode;
  /** How many are done; null before it begins. */
  done: number | null;
  onConfirm: () => void;
  onCancel: () => void;
};

/** R2.56, R2.57: asks before many rows are changed, then counts them off. */
export function BulkConfirm({
  noun,
  action,
  count,
  consequences,
  done,
  onConfirm,
  onCancel,
}: BulkConfirmProps) {
  if (action === null) return null;
  const kind = action === 'delete' ? 'delete' : 'update';
  const status = action.charAt(0).toUpperCase() + action.slice(1);
  return (
    <ConfirmDialog
      open
      title={bulkTitle(kind, noun)}
      message={
        <>
          <p>{bulkMessage(kind, count, noun)}</p>
          {kind === 'update' && (
            <p className="mt-2">
              New status: <strong className="text-text">{status}</strong>. You can set another
              status later.
            </p>
          )}
          {consequences && <div className="mt-4">{consequences}</div>}
          {done !== null && (
            <p role="status" className="mt-2 tabular-nums">
              {`${done} of ${count} done`}
            </p>
          )}
        </>
      }
      confirmText={kind === 'delete' ? 'Delete' : 'Update'}
      tone={kind === 'delete' ? 'danger' : 'primary'}
      isProcessing={done !== null}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
