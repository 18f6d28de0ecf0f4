import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { petMatchesMessages } from './pets-admin-messages.ts';

/** B4.02: what a bulk change has done, while it can be undone. */
export function UndoNotice({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <Notice
      tone="success"
      className="m-4"
      action={
        <Button variant="secondary" size="sm" onClick={onUndo}>
          {petMatchesMessages.undo}
        </Button>
      }
    >
      <span role="status">{text}</span>
    </Notice>
  );
}
