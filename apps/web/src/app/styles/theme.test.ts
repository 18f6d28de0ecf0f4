import { describe, expect, it } from 'vitest';
import css from './theme.css?raw';

type Rgb = [number, number, number];
type Pair = { light: Rgb; dark: Rgb };

function parseHex(hex: string): Rgb {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

/** The opaque colour tokens of the theme, by name without `--color-`. */
const COLOURS = new Map<string, Pair>(
  [...css.matchAll(/--color-([a-z-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [
      name,
      { light: parseHex(light), dark: parseHex(dark) },
    ],
  ),
);

/** Relative luminance, WCAG 2.2. */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: Rgb, second: Rgb): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function colour(name: string, theme: keyof Pair): Rgb {
  const found = COLOURS.get(name);
  if (!found) throw new Error(`The theme has no colour ${name}.`);
  return found[theme];
}

const SHEETS = ['paper', 'surface', 'raised', 'sunken'];

/** Text colours and their backgrounds. */
const TEXT = [
  ...SHEETS.flatMap((sheet) =>
    ['text', 'text-muted', 'action', 'danger', 'accent-text'].map((text) => [text, sheet]),
  ),
  ...['text', 'text-muted'].map((text) => [text, 'tag']),
  ...['text', 'text-muted', 'action'].map((text) => [text, 'action-soft']),
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-accent', 'accent'],
  ['accent-text', 'accent-soft'],
  ['danger', 'danger-soft'],
  ['text', 'danger-soft'],
  ...['pending', 'positive', 'accomplished', 'negative', 'progress', 'neutral'].map((tone) => [
    `status-${tone}-text`,
    `status-${tone}`,
  ]),
] as [string, string][];

/** Borders and focus rings that must be visible to use a control. */
const SHAPES = SHEETS.flatMap((sheet) =>
  ['line-strong', 'focus', 'action', 'danger'].map((shape) => [shape, sheet] as [string, string]),
);

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(TEXT)('has 4.5:1 for %s on %s', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHAPES)('has 3:1 for the edge %s on %s', (shape, ground) => {
    expect(contrast(colour(shape, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

it('D29 the style sheet has the classes of every folder with components of the application', () => {
  const sources = css.match(/@source "\.\.\/\.\.\/\{([\w,]+)\}/)?.[1]?.split(',') ?? [];
  const folders = Object.keys(import.meta.glob('/src/*/**/*.tsx')).map(
    (path) => path.split('/')[2],
  );
  const shown = [...new Set(folders)].filter((folder) => folder && folder !== 'testing');
  expect(shown.length).toBeGreaterThan(3);
  expect(sources).toEqual(expect.arrayContaining(shown));
});

it('B1.15 the tags of a card are lighter than it in the dark', () => {
  expect(luminance(colour('tag', 'dark'))).toBeGreaterThan(luminance(colour('surface', 'dark')));
});
