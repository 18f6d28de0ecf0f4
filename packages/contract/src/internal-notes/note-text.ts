import * as z from 'zod/mini';
import { Id, Timestamp } from '../id.ts';
import { MAX_MENTIONS } from './mentions.ts';
import { noteInputMessages } from './note-messages.ts';

/** A colleague whom a note names. */
export const Mention = z.object({ id: Id, name: z.string() });
export type Mention = z.infer<typeof Mention>;

/** A text of a note, with who wrote it when. */
export const NoteText = z.object({
  /** Null where the note was emptied. */
  text: z.nullable(z.string()),
  /** Null for a colleague who left. */
  by: z.nullable(z.string()),
  at: Timestamp,
  /** Of those who work here; the text has their names after an `@`. Earlier texts have none. */
  mentions: z.array(Mention),
});
export type NoteText = z.infer<typeof NoteText>;

/** The ids of those whom the text names. */
export const Mentions = z._default(
  z.array(Id).check(
    z.maxLength(MAX_MENTIONS, {
      error: () => noteInputMessages.tooManyMentions({ max: MAX_MENTIONS }),
    }),
  ),
  [],
);
