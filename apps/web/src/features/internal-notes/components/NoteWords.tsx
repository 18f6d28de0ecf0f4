import { splitMentions } from '@pawmatch/contract/internal-notes/mentions';
import type { NoteText } from '@pawmatch/contract/internal-notes/note-text';

/** The text of a note, with the colleagues whom it mentions. */
export function NoteWords({ note }: { note: NoteText }) {
  const names = note.mentions.map(({ name }) => name);
  const parts = splitMentions(note.text ?? '', names);
  return (
    <p className="whitespace-pre-line wrap-anywhere">
      {parts.map(({ text, isMention }, index) =>
        isMention ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key.
          <strong key={index} className="font-semibold text-action">
            {text}
          </strong>
        ) : (
          text
        ),
      )}
    </p>
  );
}
