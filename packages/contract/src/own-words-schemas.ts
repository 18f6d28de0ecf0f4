import * as z from 'zod/mini';
import { LANGUAGES, type Language } from './languages.ts';
import type { Translations } from './own-words.ts';
import { withoutEmpty } from './without-empty-words.ts';

export const LanguageChoice = z.enum(LANGUAGES);

type EachLanguage<Words extends z.ZodMiniType> = { [Name in Language]: z.ZodMiniOptional<Words> };

/** The same words in each other language in which they are written. */
export const translationsOf = <Words extends z.ZodMiniType>(words: Words) =>
  z.object(
    Object.fromEntries(
      LANGUAGES.map((language) => [language, z.optional(words)]),
    ) as EachLanguage<Words>,
  );

/** The same as input: a language without any text is left out. */
export const translationsInput = <Words extends z.ZodMiniType<object>>(words: Words) =>
  z.pipe(
    translationsOf(words),
    z.transform((given: Translations<z.output<Words>>) => withoutEmpty(given)),
  );
