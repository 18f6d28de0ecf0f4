import type * as english from '../../../../../apps/server/src/features/letter-words/test-letter-messages.ts';
import type { Translation } from '../../translation.ts';

export const testLetterMessages: Translation<typeof english.testLetterMessages> = {
  subject: ({ subject }) => `Prueba: ${subject}`,
};
