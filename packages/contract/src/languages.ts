/**
 * The languages of pages, letters and errors; their words are in `packages/languages`. A further language is one line
 * here and one folder there.
 */
export const languages = {
  en: { name: 'English', locale: 'en-US' },
  es: { name: 'Español', locale: 'es-US' },
} as const satisfies Record<string, { name: string; locale: string }>;

export type Language = keyof typeof languages;

export const LANGUAGES = Object.keys(languages) as Language[];

/** The language of the specification, and wherever no other one is known. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

export const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(languages, text);

/** English for a language of a later version, which this one does not know. */
export const readLanguage = (text: unknown): Language =>
  isLanguage(text) ? text : DEFAULT_LANGUAGE;

/** The start of the addresses of pages: empty for English, `/es` for Spanish. */
export const languagePrefix = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? '' : `/${language}`;

/** Divides the path of a page, such as `/es/pets`, into its language and its path in English. */
export function readLanguagePath(path: string): { language: Language; path: string } {
  const [, first] = path.split('/', 2);
  if (first === undefined || first === DEFAULT_LANGUAGE || !isLanguage(first)) {
    return { language: DEFAULT_LANGUAGE, path };
  }
  return { language: first, path: path.slice(first.length + 1) || '/' };
}
