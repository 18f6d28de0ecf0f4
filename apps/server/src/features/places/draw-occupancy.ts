import { perLanguage } from '@pawmatch/contract/localized';
import { scaleBand, scaleLinear } from 'd3-scale';
import { colors, drawCountAxis, element, percent, text } from '../../platform/charts/svg.ts';

const HEIGHT = 200;
const FONT_SIZE = 12;
const HIGHEST = 10;
const BASE = HEIGHT - 20;
/** In percent of the width: room for the numbers of the axis. */
const AXIS = 9;
const TICKS = 4;

const dayName = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
);

interface Course {
  /** Read out instead of the picture. */
  label: string;
  days: readonly string[];
  counts: readonly number[];
  /** How many fit, as a dashed line; null where nobody counts. */
  capacity: number | null;
}

/** A column for each day over a scale of round numbers, and a line where it is full. */
export function drawOccupancy({ label, days, counts, capacity }: Course): string {
  const up = scaleLinear()
    .domain([0, Math.max(1, capacity ?? 0, ...counts)])
    .nice(TICKS)
    .range([BASE, HIGHEST]);
  const along = scaleBand<number>()
    .domain(days.map((_, index) => index))
    .range([AXIS, 100])
    .paddingInner(0.2);
  const axis = drawCountAxis({ up, ticks: TICKS, left: AXIS, fontSize: FONT_SIZE });
  const columns = counts.map((count, index) =>
    element('rect', {
      ...{ x: percent(along(index) ?? 0), width: percent(along.bandwidth()) },
      ...{ y: up(count), height: BASE - up(count), fill: colors.bar },
    }),
  );
  const full =
    capacity === null
      ? []
      : [
          element('line', {
            ...{ x1: percent(AXIS), x2: '100%', y1: up(capacity), y2: up(capacity) },
            ...{ stroke: colors.text, 'stroke-width': 1.5, 'stroke-dasharray': '5 4' },
          }),
        ];
  const names = [0, Math.floor(days.length / 2), days.length - 1].map((index) =>
    text(dayName().format(new Date(`${days[index]}T00:00:00Z`)), {
      ...{
        x: percent(index === days.length - 1 ? 100 : (along(index) ?? 0)),
        y: BASE + FONT_SIZE + 4,
      },
      'text-anchor': index === days.length - 1 ? 'end' : 'start',
    }),
  );
  return element(
    'svg',
    {
      ...{ xmlns: 'http://www.w3.org/2000/svg', role: 'img', 'aria-label': label },
      ...{ width: '100%', height: HEIGHT, 'font-size': FONT_SIZE, fill: colors.text },
    },
    ...axis,
    ...columns,
    ...full,
    ...names,
  );
}

/** The same without words, as small as a line of text. */
export function drawSmallOccupancy({
  counts,
  capacity,
}: Pick<Course, 'counts' | 'capacity'>): string {
  const most = Math.max(1, capacity ?? 0, ...counts);
  const columns = counts.map((count, index) => `M${index} ${most}v${-count}h.8v${count}z`);
  return element(
    'svg',
    {
      ...{ xmlns: 'http://www.w3.org/2000/svg', 'aria-hidden': 'true' },
      ...{ viewBox: `0 0 ${counts.length} ${most}`, preserveAspectRatio: 'none' },
      ...{ width: '100%', height: 32, fill: colors.bar },
    },
    element('path', { d: columns.join('') }),
  );
}
