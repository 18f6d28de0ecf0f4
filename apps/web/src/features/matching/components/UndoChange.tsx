import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import type { AnswerChanges } from '../matching-api.ts';
import { changeTexts as texts } from '../matching-messages.ts';

/** Says that answers were changed, and takes that back, also from further down. */
export function UndoChange({ undo, isUndoing }: Pick<AnswerChanges, 'undo' | 'isUndoing'>) {
  return (
    // There before what it reads out.
    <div role="status" className="stuck-below-nav z-10">
      {undo && (
        <Notice
          tone="success"
          className="mb-6 shadow-raised"
          action={
            <Button variant="secondary" size="sm" busy={isUndoing} onClick={undo}>
              {texts.undo}
            </Button>
          }
        >
          {texts.changed}
        </Notice>
      )}
    </div>
  );
}
