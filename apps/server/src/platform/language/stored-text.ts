import { LANGUAGES, type Language } from '@pawmatch/contract/languages';
import { currentLanguage } from '@pawmatch/contract/localized';
import { customType } from 'drizzle-orm/pg-core';
import { inLanguage } from './language.ts';

type Parameters = Readonly<Record<string, unknown>>;

/**
 * A text that is stored now and read later, by people of any language: the place of its words in a catalogue with their
 * parameters, which can be such texts, too; or the words of somebody else, as they are; or those of a schema, which have
 * no place in a catalogue, in each language.
 */
export type StoredText =
  | string
  | { readonly say: string; readonly with?: Parameters }
  | { readonly words: Partial<Record<Language, string>> };

/** A catalogue whose texts are stored: it has the same keys and takes the same parameters. */
export type StoredTexts<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? StoredText
    : Texts[Key] extends (parameters: infer Given) => string
      ? (
          parameters: {
            [Name in keyof Given]: Given[Name] extends string ? StoredText : Given[Name];
          },
        ) => StoredText
      : StoredTexts<Texts[Key]>;
};

const catalogues = new Map<string, object>();

/** @param name that of the catalogue: what is stored names it, so a key must not change while rows have it */
export function storedTexts<Texts extends object>(name: string, texts: Texts): StoredTexts<Texts> {
  catalogues.set(name, texts);
  return referTo(texts, name) as StoredTexts<Texts>;
}

function referTo(value: unknown, say: string): unknown {
  if (typeof value === 'string') return { say } satisfies StoredText;
  if (typeof value === 'function') return (parameters: Parameters) => ({ say, with: parameters });
  return Object.fromEntries(
    Object.entries(Object(value)).map(([key, inner]) => [key, referTo(inner, `${say}.${key}`)]),
  );
}

/** What a function says in each language. */
export const inEachLanguage = (say: () => string): StoredText => ({
  words: Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(language, say)])),
});

const isReference = (value: unknown): value is Exclude<StoredText, string> =>
  typeof value === 'object' && value !== null && ('say' in value || 'words' in value);

/** A stored text in the language of the reader. */
export function sayStored(stored: StoredText): string {
  if (typeof stored === 'string') return stored;
  if ('words' in stored) return stored.words[currentLanguage()] ?? stored.words.en ?? '';
  const [name = '', ...keys] = stored.say.split('.');
  const text = keys.reduce<unknown>(
    (inner, key) => (Object(inner) as Parameters)[key],
    catalogues.get(name),
  );
  if (typeof text !== 'function') return String(text ?? stored.say);
  const parameters = Object.entries(stored.with ?? {}).map(([key, value]) => [
    key,
    isReference(value) ? sayStored(value) : value,
  ]);
  return text(Object.fromEntries(parameters));
}

/** Of a parameter: what stands in a file can be as long as it likes. */
const MAX_LENGTH = 500;

/** Without what the database refuses. */
export const storable = (text: string) => text.slice(0, MAX_LENGTH).replaceAll('\0', ' ');

export const writeStored = (stored: StoredText): string =>
  JSON.stringify(stored, (_, value) => (typeof value === 'string' ? storable(value) : value));

/** Earlier versions have stored a sentence as it is. */
export function readStored(text: string): StoredText {
  try {
    const stored: unknown = JSON.parse(text);
    return typeof stored === 'string' || isReference(stored) ? stored : text;
  } catch {
    return text;
  }
}

/** A column with a {@link StoredText}. */
export const storedText = customType<{ data: StoredText; driverData: string }>({
  dataType: () => 'text',
  toDriver: writeStored,
  fromDriver: readStored,
});

/** An error whose words are stored for readers of any language. */
export class StoredError extends Error {
  readonly text: StoredText;

  constructor(text: StoredText, options?: ErrorOptions) {
    super(sayStored(text), options);
    this.text = text;
  }
}
