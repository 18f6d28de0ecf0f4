import { currentLocale } from '@pawmatch/contract/localized';
import type { ScaleLinear } from 'd3-scale';
import { escapeUTF8 as escapeXml } from 'entities/escape';

/** A part of an SVG with its attributes and what it contains, which is markup. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...content: readonly string[]
): string => {
  const written = Object.entries(attributes).map(([key, value]) => {
    const text = typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;
    return ` ${key}="${escapeXml(text)}"`;
  });
  return `<${name}${written.join('')}>${content.join('')}</${name}>`;
};

export const text = (words: string, attributes: Readonly<Record<string, string | number>>) =>
  element('text', attributes, escapeXml(words));

/** A share of the width: letters keep their size, and bars grow with the page. */
export const percent = (value: number): string => `${Math.round(value * 100) / 100}%`;

/** The colors of the page around the drawing, or those of its light theme. */
export const colors = {
  text: 'var(--color-text, #24302b)',
  muted: 'var(--color-text-muted, #5a645c)',
  line: 'var(--color-line, #e4dac7)',
  surface: 'var(--color-surface, #fffdf8)',
  bar: 'var(--color-action, #1f4d3e)',
} as const;

interface Axis {
  /** From a count to its height in the drawing. */
  up: ScaleLinear<number, number>;
  ticks: number;
  /** In percent of the width, to the left of which the numbers stand. */
  left: number;
  fontSize: number;
}

/** Lines across the drawing at whole numbers, with these beside them. */
export const drawCountAxis = ({ up, ticks, left, fontSize }: Axis): string[] =>
  up
    .ticks(ticks)
    .filter(Number.isInteger)
    .flatMap((tick) => [
      element('line', {
        ...{ x1: percent(left), x2: '100%', y1: up(tick), y2: up(tick) },
        stroke: tick === 0 ? colors.muted : colors.line,
      }),
      text(tick.toLocaleString(currentLocale()), {
        ...{ x: percent(left), dx: -6, y: up(tick) + fontSize / 3 },
        ...{ 'text-anchor': 'end', fill: colors.muted },
      }),
    ]);
