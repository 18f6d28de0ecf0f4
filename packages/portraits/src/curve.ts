import { distance, mix, type Point, point } from './geometry.ts';

const STEPS = 14;

/** Catmull-Rom: the curve that passes through its points without a corner. */
function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const along = (p: number, q: number, r: number, s: number) =>
    0.5 *
    (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);
  return point(along(a.x, b.x, c.x, d.x), along(a.y, b.y, c.y, d.y));
}

function trace(points: readonly Point[], isClosed: boolean): Point[] {
  const count = points.length;
  const pick = (index: number) =>
    points[isClosed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] as Point;
  const traced: Point[] = [];
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    for (let step = 0; step < STEPS; step++) {
      traced.push(
        between(pick(index - 1), pick(index), pick(index + 1), pick(index + 2), step / STEPS),
      );
    }
  }
  if (!isClosed) traced.push(pick(count - 1));
  return traced;
}

/** A dense polygon along the smooth closed curve through `points`. */
export const traceClosed = (points: readonly Point[]): Point[] => trace(points, true);

/** Dense points along the smooth open curve through `points`. */
export const traceOpen = (points: readonly Point[]): Point[] => trace(points, false);

/** Points `spacing` apart along a closed polygon. */
export function walk(polygon: readonly Point[], spacing: number): Point[] {
  const walked: Point[] = [];
  let left = 0;
  polygon.forEach((start, index) => {
    const end = polygon[(index + 1) % polygon.length] as Point;
    const length = distance(start, end);
    while (left <= length && length > 0) {
      walked.push(mix(start, end, left / length));
      left += spacing;
    }
    left -= length;
  });
  return walked;
}

const near = (value: number) => Math.round(value * 10) / 10;

/** "x,y" with one decimal. */
export const spot = (p: Point): string => `${near(p.x)},${near(p.y)}`;

/** SVG path text of the smooth curve through `points`. */
export function curvePath(points: readonly Point[], isClosed = true): string {
  const count = points.length;
  const pick = (index: number) =>
    points[isClosed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] as Point;
  let path = `M${spot(pick(0))}`;
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const [a, b, c, d] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
    const leave = point(b.x + (c.x - a.x) / 6, b.y + (c.y - a.y) / 6);
    const arrive = point(c.x - (d.x - b.x) / 6, c.y - (d.y - b.y) / 6);
    path += `C${spot(leave)} ${spot(arrive)} ${spot(c)}`;
  }
  return isClosed ? `${path}Z` : path;
}

/** SVG path text with straight edges. */
export const polygonPath = (points: readonly Point[]): string => `M${points.map(spot).join('L')}Z`;
