import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import type { AnswerChanges } from '../matching-api.ts';
import { changeTexts as texts } from '../matching-messages.ts';

/** Takes the last change of answers back, also from further down. The toast of the change has announced it. */
export function UndoChange({ undo, isUndoing }: Pick<AnswerChanges, 'undo' | 'isUndoing'>) {
  if (!undo) return null;
  return (
    <Notice
      tone="success"
      isQuiet
      className="sticky top-[calc(5rem+var(--spacing-stuck))] z-10 mb-6 shadow-raised"
      action={
        <Button variant="secondary" size="sm" busy={isUndoing} onClick={undo}>
          {texts.undo}
        </Button>
      }
    >
      {texts.changed}
    </Notice>
  );
}
