import { Button } from '../components/ui/Button.tsx';
import { Notice } from '../components/ui/Notice.tsx';
import { staffMessages } from './staff-messages.ts';

type UndoNoticeProps = {
  text: string;
  /** Null when it cannot be undone, or not any more. */
  onUndo: (() => void) | null;
  isRefused?: boolean;
  onDismiss?: () => void;
};

/** What a change has done, while it can be undone, or why it was refused. */
export function UndoNotice({ text, onUndo, isRefused = false, onDismiss }: UndoNoticeProps) {
  return (
    <Notice
      tone={isRefused ? 'error' : 'success'}
      className="m-2 items-center py-1.5! shadow-raised"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span role={isRefused ? undefined : 'status'} className="min-w-0 flex-1 basis-48">
          {text}
        </span>
        <span className="flex gap-2">
          {onUndo && (
            <Button variant="secondary" size="sm" onClick={onUndo}>
              {staffMessages.undo}
            </Button>
          )}
          {onDismiss && (
            <Button variant="secondary" size="sm" onClick={onDismiss}>
              {staffMessages.dismiss}
            </Button>
          )}
        </span>
      </div>
    </Notice>
  );
}
