import { currentLocale } from '@pawmatch/contract/localized';
import { scaleBand, scaleLinear } from 'd3-scale';
import { colors, element, percent, text } from '../../../platform/charts/svg.ts';
import { barStyles, type Drawing, FONT_SIZE, frame, TOP } from './chart-frame.ts';

const ROW = 32;
/** In percent of the width: here labels end and bars begin, and the longest bar ends here at the latest. */
const LABELS = 47;
const LONGEST = 91;
/** Between a bar and its value. */
const GAP = 5;
/** A drawing on a phone of 360 pixels, and a bold digit. */
const NARROWEST = 280;
const DIGIT = 7.5;

/** Where the longest bar ends, so that its value fits beside it on a phone, too. */
const endOfLongest = (value: number) =>
  Math.min(
    LONGEST,
    100 - ((GAP + value.toLocaleString(currentLocale()).length * DIGIT) / NARROWEST) * 100,
  );

/** Two bars a row from left to right, each with its value. */
export function drawBars(drawing: Drawing): string {
  const { id, rows } = drawing;
  const most = Math.max(1, ...rows.flatMap(({ now, before }) => [now, before]));
  const along = scaleLinear()
    .domain([0, most])
    .range([LABELS, endOfLongest(most)]);
  const height = TOP + rows.length * ROW;
  const down = scaleBand<number>()
    .domain(rows.map((_, index) => index))
    .range([TOP, height])
    .paddingInner(0.22)
    .paddingOuter(0.11);
  const thick = down.bandwidth() / 2;
  const bars = rows.flatMap((row, index) => {
    const y = down(index) ?? 0;
    const bar = (key: 'now' | 'before') => {
      const top = key === 'now' ? y : y + thick;
      const [value, end] = [row[key], along(row[key])];
      return [
        element('rect', {
          ...{ x: percent(LABELS), y: top + 0.5, width: percent(end - LABELS), height: thick - 1 },
          ...barStyles(id)[key],
          ...(value === 0 && { 'stroke-width': 0 }),
        }),
        text(value.toLocaleString(currentLocale()), {
          ...{ x: percent(end), dx: GAP, y: top + thick - 2 },
          ...(key === 'now' ? { 'font-weight': 600 } : { fill: colors.muted }),
        }),
      ];
    };
    const middle = y + thick + FONT_SIZE / 3;
    const label = text(row.label, { x: percent(LABELS), dx: -8, y: middle, 'text-anchor': 'end' });
    return [label, ...bar('now'), ...bar('before')];
  });
  return frame(drawing, height, ...bars);
}
