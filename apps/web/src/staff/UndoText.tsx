import { staffMessages } from './staff-messages.ts';

/** What a toast says of a change, with the way back. */
export function UndoText({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <div className="-my-1.5 flex flex-wrap items-center gap-x-3">
      <p>{text}</p>
      <button type="button" onClick={onUndo} className="link min-h-11">
        {staffMessages.undo}
      </button>
    </div>
  );
}
