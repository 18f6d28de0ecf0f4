import type { NumberChart } from '@pawmatch/contract/numbers/numbers-endpoints';
import { colors, element, text } from '../../../platform/charts/svg.ts';

export interface Drawing {
  /** Different from those of other drawings of the page. */
  id: string;
  /** Read out instead of the picture. */
  label: string;
  /** What the two bars of a row are called. */
  periods: { now: string; before: string };
  rows: readonly (NumberChart['rows'][number] & { shortLabel?: string })[];
}

/** Where the legend ends. */
export const TOP = 26;
export const FONT_SIZE = 12;

const SWATCH = 12;

/** The bar of this period is filled, and that of the year before hatched, so that nobody needs colors. */
export const barStyles = (id: string) => ({
  now: { fill: colors.bar },
  before: { fill: `url(#${id}-hatching)`, stroke: colors.bar },
});

const hatching = (id: string) =>
  element(
    'pattern',
    {
      ...{ id: `${id}-hatching`, width: 5, height: 5 },
      ...{ patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    },
    element('rect', { width: 5, height: 5, fill: colors.surface }),
    element('rect', { width: 1.5, height: 5, fill: colors.bar }),
  );

/** A drawing with its legend. */
export function frame({ id, label, periods }: Drawing, height: number, ...content: string[]) {
  const legend = (['now', 'before'] as const).map((key, index) =>
    element(
      'g',
      { transform: `translate(${index * 116} 0)` },
      element('rect', { y: 1, width: 24, height: SWATCH, ...barStyles(id)[key] }),
      text(periods[key], { x: 31, y: SWATCH }),
    ),
  );
  const size = { width: '100%', height, 'font-size': FONT_SIZE };
  return element(
    'svg',
    {
      ...{ xmlns: 'http://www.w3.org/2000/svg', role: 'img', 'aria-label': label },
      ...{ ...size, fill: colors.text },
    },
    element('defs', {}, hatching(id)),
    ...legend,
    ...content,
  );
}
