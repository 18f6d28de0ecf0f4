import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { DEFAULT_LANGUAGE, type Language, languagePrefix } from '@pawmatch/contract/languages';
import type { Page } from '@playwright/test';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

const ENGLISH = [
  ['web', 'apps/web/src'],
  ['contract', 'packages/contract/src'],
  ['server', 'apps/server/src'],
] as const;

/** A text of the catalogues in English and in another language, with `*` in the place of each value. */
type Pair = readonly [english: string, translated: string];

const VALUE = '*';

/** Stands for each parameter of a message, and for all that is read from it. */
const anyValue: unknown = new Proxy(() => VALUE, {
  apply: () => anyValue,
  get: (_, key) => {
    if (key === Symbol.toPrimitive) return () => VALUE;
    if (key === Symbol.iterator) return [VALUE].values;
    return anyValue;
  },
});

function readMessage(message: (...values: unknown[]) => unknown): unknown {
  try {
    const text = message(anyValue, anyValue, anyValue);
    return typeof text === 'function' ? undefined : text;
  } catch {
    return undefined;
  }
}

function* pairsOf(english: unknown, translated: unknown): Generator<Pair> {
  if (typeof english === 'function' && typeof translated === 'function') {
    const read = (message: unknown) => readMessage(message as () => unknown);
    yield* pairsOf(read(english), read(translated));
  } else if (english instanceof Map && translated instanceof Map) {
    for (const [key, text] of english) yield* pairsOf(text, translated.get(key));
  } else if (typeof english === 'string' && typeof translated === 'string') {
    yield [english, translated];
  } else if (typeof english === 'object' && typeof translated === 'object' && english) {
    const other = translated as Record<string, unknown>;
    for (const [key, text] of Object.entries(english)) yield* pairsOf(text, other?.[key]);
  }
}

const importFile = (path: string): Promise<unknown> => import(pathToFileURL(path).href);

/** Reads all texts of the catalogues. */
async function readPairs(language: Language): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const [part, source] of ENGLISH) {
    const files = await readdir(join(REPOSITORY, source), { recursive: true });
    for (const file of files.filter((name) => name.endsWith('-messages.ts'))) {
      const translation = join('packages/languages/src', language, part, basename(file));
      const english = await importFile(join(REPOSITORY, source, file));
      pairs.push(
        ...pairsOf({ ...Object(english) }, await importFile(join(REPOSITORY, translation))),
      );
    }
  }
  return pairs;
}

const escapePattern = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const translationsOf = (pairs: readonly Pair[], text: string): string[] =>
  pairs.filter(([english]) => english === text).map(([, translated]) => translated);

/** The translations of a text that a message makes from values, such as "Mark as Adopted". */
function* fillMessages(pairs: readonly Pair[], text: string): Generator<string> {
  for (const [english, translated] of pairs) {
    const words = english.split(VALUE);
    if (words.length < 2 || words.join('').length < 4) continue;
    const found = new RegExp(`^${words.map(escapePattern).join('(.+)')}$`, 's').exec(text);
    if (!found) continue;
    const values = found.slice(1);
    yield translated.replaceAll(VALUE, () => {
      const value = values.shift() ?? VALUE;
      return translationsOf(pairs, value)[0] ?? value;
    });
  }
}

function findTranslations(pairs: readonly Pair[], text: string | RegExp, isExact: boolean) {
  if (typeof text !== 'string') {
    return pairs
      .filter(([english]) => text.test(english.replaceAll(VALUE, ' ')))
      .map(([, translated]) => translated);
  }
  const equal = translationsOf(pairs, text);
  const found = [...equal, ...fillMessages(pairs, text)];
  if (equal.length > 0 || isExact) return found;
  const longer = pairs.filter(([english]) => english.includes(text));
  return [...found, ...longer.map(([, translated]) => translated)];
}

/** @returns what finds the same text, or the text itself when no catalogue has it, such as a name */
function translate(pairs: readonly Pair[], text: string | RegExp, isExact: boolean) {
  const alternatives = new Set(findTranslations(pairs, text, isExact));
  if (alternatives.size === 0) return text;
  const patterns = [...alternatives].map((words) =>
    escapePattern(words).replaceAll(String.raw`\*`, '.*'),
  );
  const pattern = `(${patterns.join('|')})`;
  return isExact ? new RegExp(`^\\s*${pattern}\\s*$`, 's') : new RegExp(pattern, 'is');
}

/**
 * Lets code that was written for the English pages act on those of another language: addresses get its prefix, and
 * what finds an element by an English text of the catalogues finds the translated one.
 * @param page any page; all pages of the process change
 */
export async function translateLocators(page: Page, language: Language): Promise<void> {
  if (language === DEFAULT_LANGUAGE) return;
  const pairs = await readPairs(language);
  const prototypes = [page, page.locator('body')].map(Object.getPrototypeOf) as Page[];
  for (const prototype of prototypes) {
    const { getByLabel, getByRole, getByText } = prototype;
    prototype.getByLabel = function (text, options) {
      return getByLabel.call(this, translate(pairs, text, options?.exact ?? false), options);
    };
    prototype.getByText = function (text, options) {
      return getByText.call(this, translate(pairs, text, options?.exact ?? false), options);
    };
    prototype.getByRole = function (role, options) {
      const name = options?.name && translate(pairs, options.name, options.exact ?? false);
      return getByRole.call(this, role, { ...options, ...(name && { name }) });
    };
  }
  const [pagePrototype] = prototypes;
  if (!pagePrototype) return;
  const { goto } = pagePrototype;
  pagePrototype.goto = function (address, options) {
    const isPage = /^\/(?!api\/(?!docs\/))/.test(address);
    return goto.call(this, isPage ? `${languagePrefix(language)}${address}` : address, options);
  };
}
