import type * as english from '../../../../../apps/web/src/staff/own-words-messages.ts';
import type { Translation } from '../../translation.ts';

export const ownWordsMessages: Translation<typeof english.ownWordsMessages> = {
  inLanguage: ({ language }) => `En ${language}`,
  field: ({ field, language }) => `${field} (${language})`,
};
