import { expect as base, type Locator, type Page } from '@playwright/test';
import { ACCENTED } from '../../apps/web/pseudo-language.ts';
import { expectRoom } from './room.ts';

/** Whether journeys run through pages in the made-up language, see `apps/web/pseudo-language.ts`. */
export const IS_PSEUDO = process.env.PSEUDO === 'true';

type Text = string | RegExp;

/** Between two letters may be the end of one message and the beginning of another. */
const BRACKETS = '[⟦⟧]*';

const readCharacter = (character: string): string => {
  const accented = ACCENTED[character.toLowerCase()];
  if (accented) return `${accented}?${character}`;
  return /\s/.test(character)
    ? String.raw`\s+`
    : character.replace(/[$()*+.?[\\\]^{|}]/, String.raw`\$&`);
};

const readText = (text: string): string =>
  BRACKETS + [...text].map((character) => readCharacter(character) + BRACKETS).join('');

/** The parts of a regular expression: classes and escapes, beginnings of groups and counts, and single characters. */
const TOKENS =
  /\[(?:\\.|[^\]\\]){0,40}\]|\\[pP]\{\w{1,20}\}|\\.|\(\?(?:[:=!]|<[=!]|<\w{1,20}>)|\{[\d,]{1,9}\}|./gsu;

const readPattern = (source: string): string =>
  source.replace(TOKENS, (token) => {
    if (token === '^') return `^${BRACKETS}`;
    if (token === '$') return `${BRACKETS}$`;
    if (token.startsWith('[') && !token.startsWith('[^')) return `[áéíóú]?${token}`;
    if (token === ' ') return String.raw`${BRACKETS}\s+${BRACKETS}`;
    return /^[\p{L}\d]$/u.test(token) ? `(?:${readCharacter(token)}${BRACKETS})` : token;
  });

/**
 * @param text what is looked for, as it is in English; names and what the server says stay as they are
 * @param isWhole whether it is all of a text
 * @returns what finds it in the made-up language, too
 */
function inPseudo(text: Text, isWhole: boolean): RegExp {
  if (typeof text !== 'string') return new RegExp(readPattern(text.source), text.flags);
  return isWhole
    ? new RegExp(String.raw`^\s*${readText(text.trim())}\s*$`)
    : new RegExp(readText(text.trim()), 'i');
}

/** The text that is looked for on pages: as it is, or in the made-up language. */
export const asShown = <Sought extends Text>(text: Sought): Sought | RegExp =>
  IS_PSEUDO ? new RegExp(inPseudo(text, false).source) : text;

type Filter = { hasText?: Text; hasNotText?: Text };

const translateFilter = <Options extends Filter>(options?: Options): Options | undefined =>
  options && {
    ...options,
    ...(options.hasText && { hasText: inPseudo(options.hasText, false) }),
    ...(options.hasNotText && { hasNotText: inPseudo(options.hasNotText, false) }),
  };

/** Lets what finds elements by a text find it in the made-up language, too. */
function translateQueries(prototype: Page | Locator): void {
  const { getByLabel, getByRole, getByText, locator } = prototype;
  const isExact = (options?: { exact?: boolean }) => options?.exact ?? false;
  prototype.getByLabel = function (text, options) {
    return getByLabel.call(this, inPseudo(text, isExact(options)), options);
  };
  prototype.getByText = function (text, options) {
    return getByText.call(this, inPseudo(text, isExact(options)), options);
  };
  prototype.getByRole = function (role, options) {
    const name = options?.name && inPseudo(options.name, isExact(options));
    return getByRole.call(this, role, { ...options, ...(name && { name }) });
  };
  prototype.locator = function (selector: never, options?: Filter) {
    return locator.call(this, selector, translateFilter(options));
  };
}

/** Chooses an option by its value or its label. */
async function selectLabel(select: Locator, label: string): Promise<string> {
  const byLabel = select.locator('option', { hasText: new RegExp(inPseudo(label, true)) });
  const option = byLabel.or(select.locator(`option[value="${label}"]`)).first();
  return await option.evaluate((element) => (element as HTMLOptionElement).value);
}

function translateLocator(prototype: Locator): void {
  const { filter, selectOption, click } = prototype;
  prototype.filter = function (options) {
    return filter.call(this, translateFilter(options));
  };
  prototype.selectOption = async function (values, options) {
    const label = typeof values === 'object' && values && 'label' in values ? values.label : values;
    if (typeof label !== 'string') return selectOption.call(this, values, options);
    return selectOption.call(this, { value: await selectLabel(this, label) }, options);
  };
  prototype.click = async function (options) {
    // A toast that has come under the mouse stays longer.
    await this.page().mouse.move(0, 0);
    await expectRoom(this.page());
    return click.call(this, options);
  };
}

let isTranslated = false;

/**
 * Lets journeys, which look for English texts, run through pages in the made-up language, and checks at each step that
 * every text has room on a small phone, from left to right and from right to left.
 * @param page any page; all pages of the process change
 */
export function speakPseudo(page: Page): void {
  if (isTranslated) return;
  isTranslated = true;
  const ofPages: Page = Object.getPrototypeOf(page);
  const ofLocators: Locator = Object.getPrototypeOf(page.locator('body'));
  translateQueries(ofPages);
  translateQueries(ofLocators);
  translateLocator(ofLocators);
  const { goto } = ofPages;
  ofPages.goto = async function (address, options) {
    await expectRoom(this);
    return goto.call(this, address, options);
  };
}

/** Matchers of texts, and the place of the text among their parameters. */
const MATCHERS = {
  toContainText: { place: 0, isWhole: false },
  toHaveText: { place: 0, isWhole: true },
  toHaveTitle: { place: 0, isWhole: true },
  toHaveAccessibleName: { place: 0, isWhole: true },
  toHaveAccessibleDescription: { place: 0, isWhole: true },
  toHaveAttribute: { place: 1, isWhole: true },
} as const;

const translateExpected = (expected: unknown, isWhole: boolean): unknown => {
  if (Array.isArray(expected)) return expected.map((text) => translateExpected(text, isWhole));
  const isText = typeof expected === 'string' || expected instanceof RegExp;
  return isText ? inPseudo(expected, isWhole) : expected;
};

function translateMatchers() {
  const matchers = Object.entries(MATCHERS).map(([name, { place, isWhole }]) => [
    name,
    async function (this: { isNot: boolean }, actual: unknown, ...parameters: unknown[]) {
      const expected = [...parameters];
      expected[place] = translateExpected(parameters[place], isWhole);
      const expectation = this.isNot ? base(actual).not : base(actual);
      const matcher: unknown = Reflect.get(expectation, name);
      try {
        if (typeof matcher === 'function') await matcher(...expected);
        return { pass: !this.isNot, message: () => '' };
      } catch (error) {
        return { pass: this.isNot, message: () => String(error) };
      }
    },
  ]);
  return base.extend(Object.fromEntries(matchers));
}

export const expect = (IS_PSEUDO ? translateMatchers() : base) as typeof base;
