import { scaleBand, scaleLinear } from 'd3-scale';
import { drawCountAxis, element, percent, text } from '../../../platform/charts/svg.ts';
import { barStyles, type Drawing, FONT_SIZE, frame, TOP } from './chart-frame.ts';

const HEIGHT = 224;
const BASE = HEIGHT - 20;
/** Above the highest column. */
const HIGHEST = TOP + 10;
/** In percent of the width: room for the numbers of the axis. */
const AXIS = 11;
const TICKS = 4;
/** More labels would touch each other on a phone. */
const MAX_LABELS = 7;

/** Two columns a row from the first to the last one, over a scale of round numbers. */
export function drawColumns(drawing: Drawing): string {
  const { id, rows } = drawing;
  const most = Math.max(1, ...rows.flatMap(({ now, before }) => [now, before]));
  const up = scaleLinear().domain([0, most]).nice(TICKS).range([BASE, HIGHEST]);
  const along = scaleBand<number>()
    .domain(rows.map((_, index) => index))
    .range([AXIS, 100])
    .paddingInner(0.3)
    .paddingOuter(0.15);
  const wide = along.bandwidth() / 2;
  const everySo = Math.ceil(rows.length / MAX_LABELS);
  const axis = drawCountAxis({ up, ticks: TICKS, left: AXIS, fontSize: FONT_SIZE });
  const columns = rows.flatMap((row, index) => {
    const x = along(index) ?? 0;
    const column = (key: 'now' | 'before') =>
      element('rect', {
        ...{ x: percent(key === 'now' ? x : x + wide), width: percent(wide) },
        ...{ y: up(row[key]), height: BASE - up(row[key]), ...barStyles(id)[key] },
        ...(row[key] === 0 && { 'stroke-width': 0 }),
      });
    const label = text(row.shortLabel ?? row.label, {
      ...{ x: percent(x + wide), y: BASE + FONT_SIZE + 4, 'text-anchor': 'middle' },
    });
    return [column('now'), column('before'), ...(index % everySo === 0 ? [label] : [])];
  });
  return frame(drawing, HEIGHT, ...axis, ...columns);
}
