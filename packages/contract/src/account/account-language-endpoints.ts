import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { LANGUAGES } from '../languages.ts';
import { accountLanguageMessages } from './account-language-messages.ts';

/** In which letters to the person are written, and pages that name no language. */
export const AccountLanguage = z.object({
  language: z.enum(LANGUAGES, { error: () => accountLanguageMessages.unknown }),
});

export const changeLanguage = defineEndpoint({
  method: 'PUT',
  path: '/account/language',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: 'Choose the language of letters and pages',
  body: AccountLanguage,
  output: AccountLanguage,
});
