import type * as english from '../../../../contract/src/internal-notes/note-messages.ts';
import type { Translation } from '../../translation.ts';

export const noteInputMessages: Translation<typeof english.noteInputMessages> = {
  tooManyMentions: ({ max }) => `Una nota menciona a ${max} colegas como máximo.`,
};
