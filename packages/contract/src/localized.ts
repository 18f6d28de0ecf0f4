import { DEFAULT_LANGUAGE, type Language, languages } from './languages.ts';

/** The texts of a language by the names of their catalogues. */
export type Catalogues = Readonly<Record<string, object>>;

let languageOfReader: () => Language = () => DEFAULT_LANGUAGE;

const translations = new Map<Language, Catalogues>();

const names = new Set<string>();

/** Sets where the language of the reader comes from: on the server from the call or letter, in the web from the build. */
export function setLanguageSource(source: () => Language): void {
  languageOfReader = source;
}

export function addTranslations(language: Language, catalogues: Catalogues): void {
  translations.set(language, catalogues);
}

/** The language of the reader. */
export const currentLanguage = (): Language => languageOfReader();

/** BCP 47, such as `es-US`, for `Intl`. */
export const currentLocale = (): string => languages[languageOfReader()].locale;

/**
 * Texts that read in the language of the reader: each property is looked up at the moment it is read. So it must not
 * be read while modules load; a schema takes `{ error: () => texts.required }`.
 * @param name that of the exported constant, under which `packages/languages` exports the same texts
 */
/* @__NO_SIDE_EFFECTS__ */
export function localized<Texts extends object>(name: string, english: Texts): Texts {
  names.add(name);
  return new Proxy(english, {
    get: (_, key) => Reflect.get(translations.get(languageOfReader())?.[name] ?? english, key),
  });
}

/** The names of all catalogues that were loaded, for tests. */
export const localizedNames = (): readonly string[] => [...names];

/**
 * A formatter for each language, made when it is first needed.
 * @returns a function that gives the one of the reader's language
 */
/* @__NO_SIDE_EFFECTS__ */
export function perLanguage<Value>(
  create: (locale: string, language: Language) => Value,
): () => Value {
  const made = new Map<Language, Value>();
  return () => {
    const language = languageOfReader();
    const known = made.get(language);
    if (known !== undefined) return known;
    const value = create(languages[language].locale, language);
    made.set(language, value);
    return value;
  };
}
