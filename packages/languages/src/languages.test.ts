import { basename } from 'node:path';
import { LANGUAGES } from '@pawmatch/contract/languages';
import { localizedNames } from '@pawmatch/contract/localized';
import { describe, expect, it } from 'vitest';
import type { EmbedMessages } from '../../../apps/web/src/features/embed/element/embed-messages.ts';

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const english: Readonly<Record<string, Modules>> = {
  web: import.meta.glob('../../../apps/web/src/**/*-messages.ts', { eager: true }),
  contract: import.meta.glob('../../contract/src/**/*-messages.ts', { eager: true }),
  server: import.meta.glob('../../../apps/server/src/**/*-messages.ts', { eager: true }),
};

const translations: Modules = import.meta.glob('./*/{web,contract,server}/*-messages.ts', {
  eager: true,
});

const indexes: Modules = import.meta.glob('./*/index.ts', { eager: true });

/** The words that stay in every language, because they are names or codes. */
const NAMES = [
  ...['DAPP', 'FVRCP', 'Google Calendar', 'Outlook', 'SMS', 'WhatsApp'],
  // Those of an example.
  ...['Willow Street Animal Shelter', '12 Willow Street, Springfield', 'Ada Lovelace'],
  ...['Grace Hopper', 'Biscuit', 'hello@shelter.example', 'ada@example.org'],
];

const sameWordsOf = import.meta.glob<readonly string[]>('./*/same-words.ts', {
  eager: true,
  import: 'sameWords',
});

/** Every text below a catalogue with the path of its keys. */
function* textsOf(value: unknown, path: string): Generator<[path: string, text: unknown]> {
  if (value instanceof Map) {
    for (const [key, inner] of value) yield* textsOf(inner, `${path}[${key}]`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* textsOf(inner, `${path}.${key}`);
  } else yield [path, value];
}

const textsIn = (module: Readonly<Record<string, unknown>>) =>
  new Map(Object.entries(module).flatMap(([name, value]) => [...textsOf(value, name)]));

/** The names of the parameters of a function, also of those in an object, and what it does with them. */
function readFunction(text: object): { parameters: string[]; body: string } {
  const source = String(text).replace(/\/\*[\s\S]*?\*\//g, '');
  const arrow = /^(?:async )?(\w+) => ([\s\S]*)$/.exec(source);
  if (arrow) return { parameters: [arrow[1] ?? ''], body: arrow[2] ?? '' };
  const start = source.indexOf('(');
  let depth = 0;
  let end = start;
  do {
    if (source[end] === '(') depth += 1;
    if (source[end] === ')') depth -= 1;
    end += 1;
  } while (depth > 0);
  // Without the texts of defaults.
  const list = source.slice(start + 1, end - 1).replace(/'[^']*'|"[^"]*"/g, '');
  const parameters = list.match(/[\w$]+/g) ?? [];
  return { parameters, body: source.slice(end) };
}

const uses = (body: string, name: string) =>
  new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(body);

const files = Object.entries(english).flatMap(([part, modules]) =>
  Object.entries(modules).map(([path, module]) => ({ part, name: basename(path), module })),
);

it('B5.07 each file of messages has a name of its own', () => {
  const names = files.map(({ part, name }) => `${part}/${name}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

describe.each(LANGUAGES.filter((language) => language !== 'en'))('%s', (language) => {
  const sameWords = [...NAMES, ...(sameWordsOf[`./${language}/same-words.ts`] ?? [])];
  const known = new Set(files.map(({ part, name }) => `./${language}/${part}/${name}`));

  it('B5.07 has no file that English does not have', () => {
    const own = Object.keys(translations).filter((path) => path.startsWith(`./${language}/`));
    expect(own.filter((path) => !known.has(path))).toEqual([]);
  });

  it('B5.03 B5.07 is registered whole for the server', () => {
    const registered = indexes[`./${language}/index.ts`] ?? {};
    expect(localizedNames().filter((name) => !(name in registered))).toEqual([]);
  });

  it.each(files)(
    'B5.02 B5.07 has every text and parameter of $part/$name',
    ({ part, name, module }) => {
      const theirs = translations[`./${language}/${part}/${name}`];
      expect(theirs, 'the file').toBeDefined();
      if (!theirs) return;
      const [ours, own] = [textsIn(module), textsIn(theirs)];
      expect([...own.keys()].sort()).toEqual([...ours.keys()].sort());
      for (const [path, text] of ours) {
        const translated = own.get(path);
        expect(typeof translated, path).toBe(typeof text);
        if (typeof text === 'function' && typeof translated === 'function') {
          const original = readFunction(text);
          const other = readFunction(translated);
          const used = original.parameters.filter((parameter) => uses(original.body, parameter));
          const lost = used.filter((parameter) => !uses(other.body, parameter));
          if (original.parameters.length > 0) expect([path, lost]).toEqual([path, []]);
        } else if (typeof text === 'string' && /\p{L}{3}/u.test(text)) {
          const isSame = text === translated && !sameWords.includes(text);
          expect([path, isSame && text]).toEqual([path, false]);
        }
      }
    },
  );
});

describe('Spanish', () => {
  const texts = Object.entries(translations)
    .filter(([path]) => path.startsWith('./es/'))
    .flatMap(([path, module]) => [...textsIn(module)].map((entry) => [path, ...entry] as const));

  const findTexts = (pattern: RegExp) =>
    texts.flatMap(([path, key, text]) => (pattern.test(String(text)) ? `${path} ${key}` : []));

  it('B5.05 ends no sentence with a second period after a time: "10:30 a.m.."', () => {
    const twice =
      /(?<!sentence\)?)`[^`]*\$\{(?:[^}]*\()?(?:time|until|at|after|before)\)?\}\.(?!\w)/;
    expect(findTexts(twice)).toEqual([]);
  });

  it('B5.05 says the facts of a female on cards of other sites with its own words', () => {
    const { embedMessages } = translations['./es/web/embed-messages.ts'] as {
      embedMessages: EmbedMessages;
    };
    const say = (sex: string) => [
      embedMessages.fact('age_group', 'Baby', { species: 'Dog', sex }),
      embedMessages.fact('age_group', 'Baby', { species: 'Cat', sex }),
      embedMessages.fact('size', 'Medium', { species: 'Cat', sex }),
      embedMessages.fact('sex', sex, { species: 'Cat', sex }),
    ];
    expect(say('Female')).toEqual(['Cachorra', 'Gatita', 'Mediana', 'Hembra']);
    expect(say('Male')).toEqual(['Cachorro', 'Gatito', 'Mediano', 'Macho']);
  });

  it('B5.05 has the quotation marks of the United States: “ ”', () => {
    expect(findTexts(/[«»]/)).toEqual([]);
  });
});
