import type { NoteText } from '@pawmatch/contract/internal-notes/note-text';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { internalNoteMessages as messages } from '../internal-notes-messages.ts';

/** What a note said before, the latest first; nothing where it was never changed. */
export function EarlierTexts({ texts, timeZone }: { texts: NoteText[]; timeZone: string }) {
  if (texts.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 text-sm font-semibold">
        {messages.earlier({ count: texts.length })}
      </summary>
      <ul className="grid gap-3">
        {texts.map(({ text, by, at }) => (
          <li key={`${at} ${text}`}>
            <p className="whitespace-pre-line wrap-anywhere">{text ?? messages.emptied}</p>
            <p className="text-sm text-text-muted">
              {messages.written({ by, date: longDate(at, timeZone) })}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
