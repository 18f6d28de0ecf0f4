import { languages } from '@pawmatch/contract/languages';
import type * as english from '../../../../contract/src/account/account-language-messages.ts';
import type { Translation } from '../../translation.ts';

const names = Object.values(languages)
  .map(({ name }) => name)
  .join(', ');

export const accountLanguageMessages: Translation<typeof english.accountLanguageMessages> = {
  unknown: `Elige uno de estos idiomas: ${names}.`,
};
