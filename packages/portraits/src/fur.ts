import type { Tones } from './coat-palette.ts';
import { curvePath, polygonPath, spot, walk } from './curve.ts';
import { type Box, boxOf, isInside, type Point, point, polar } from './geometry.ts';
import { between, type Random } from './random.ts';
import { fill, type Sketch } from './sketch.ts';
import type { Texture } from './texture.ts';

/** The lie of the coat: the angle in which hair points at a place. */
export type Lie = (at: Point) => number;

/** Hair that points away from a place, and falls a little (`weight` from 0 to 1). */
export const away =
  (from: Point, weight = 0.25): Lie =>
  (at) => {
    const dx = at.x - from.x;
    const dy = at.y - from.y;
    const length = Math.hypot(dx, dy) || 1;
    return Math.atan2(dy / length + weight, dx / length);
  };

/** Hair that hangs down and spreads from a middle line. */
export const hanging =
  (middle: number, spread = 0.0022): Lie =>
  (at) =>
    Math.PI / 2 - (at.x - middle) * spread;

/** Hair that all lies one way. */
export const flat =
  (angle: number): Lie =>
  () =>
    angle;

function outwardAt(points: readonly Point[], index: number, turns: number): number {
  const before = points[(index - 1 + points.length) % points.length] as Point;
  const after = points[(index + 1) % points.length] as Point;
  return Math.atan2(after.y - before.y, after.x - before.x) - (Math.PI / 2) * turns;
}

function windingOf(polygon: readonly Point[]): number {
  const area = polygon.reduce((sum, p, index) => {
    const next = polygon[(index + 1) % polygon.length] as Point;
    return sum + p.x * next.y - next.x * p.y;
  }, 0);
  return area > 0 ? 1 : -1;
}

/** The outline of a polygon broken into tufts, as SVG path text. */
export function furEdge(
  polygon: readonly Point[],
  texture: Texture,
  lie: Lie,
  random: Random,
): string {
  if (texture.tuft < 1) return polygonPath(polygon);
  const points = walk(polygon, texture.spacing * between(random, 0.9, 1.1));
  const turns = windingOf(polygon);
  const phase = random() * 6;
  let path = `M${spot(points[0] as Point)}`;
  points.forEach((from, index) => {
    const to = points[(index + 1) % points.length] as Point;
    const outward = outwardAt(points, index, turns);
    const hair = lie(from);
    const leaves = Math.cos(hair - outward);
    if (texture.isCurly) {
      const curl = texture.tuft * between(random, 0.8, 1.5);
      path += `C${spot(polar(from, outward, curl))} ${spot(polar(to, outward, curl))} ${spot(to)}`;
      return;
    }
    const clump = 0.72 + 0.4 * Math.sin(index * 0.83 + phase) + 0.25 * Math.sin(index * 2.1);
    const length =
      texture.tuft * between(random, 0.5, 1.2) * clump * Math.max(0.25, 0.5 + leaves * 0.6);
    if (length < texture.tuft * 0.24) {
      path += `L${spot(to)}`;
      return;
    }
    const lean = outward + Math.max(-1.15, Math.min(1.15, wrap(hair - outward))) * 0.8;
    const middle = point((from.x + to.x) / 2, (from.y + to.y) / 2);
    const tip = polar(middle, lean, length);
    path += `Q${spot(polar(from, outward, length * 0.5))} ${spot(tip)}Q${spot(polar(middle, outward, length * 0.12))} ${spot(to)}`;
  });
  return `${path}Z`;
}

const wrap = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

function hairAt(from: Point, angle: number, length: number, width: number, random: Random): string {
  const bend = between(random, -0.18, 0.18) * length;
  const tip = polar(from, angle, length);
  const middle = polar(polar(from, angle, length * 0.5), angle + Math.PI / 2, bend);
  const one = polar(middle, angle + Math.PI / 2, width);
  const other = polar(middle, angle - Math.PI / 2, width);
  return `M${spot(from)}Q${spot(one)} ${spot(tip)}Q${spot(other)} ${spot(from)}Z`;
}

function curlAt(from: Point, size: number, width: number, random: Random): string {
  const start = between(random, 0, Math.PI * 2);
  const arc = [0, 0.9, 1.8, 2.9].map((turn, index) =>
    polar(from, start + turn, size * (0.62 + index * 0.05)),
  );
  const back = [2.9, 1.8, 0.9].map((turn) => polar(from, start + turn, size * 0.62 - width * 1.3));
  return curvePath([...arc, ...back]);
}

interface HairOptions {
  tones: Tones;
  texture: Texture;
  lie: Lie;
  /** More or fewer strokes than the texture says. */
  amount?: number;
  opacity?: number;
}

/** Strokes of hair inside a polygon: lit towards the upper left, dark towards the lower right. */
export function hair(sketch: Sketch, polygon: readonly Point[], options: HairOptions): string {
  const { tones, texture, lie, amount = 1, opacity = 0.55 } = options;
  if (texture.density === 0) return '';
  const { random } = sketch;
  const box = boxOf(polygon);
  const area = (box.right - box.left) * (box.bottom - box.top);
  const count = Math.round((area / 10_000) * texture.density * amount);
  const paths = { light: '', shade: '', deep: '' };
  for (let index = 0; index < count; index++) {
    const at = point(between(random, box.left, box.right), between(random, box.top, box.bottom));
    const lit = litShare(at, box) + between(random, -0.32, 0.32);
    const angle = lie(at) + between(random, -texture.stray, texture.stray);
    const length = texture.stroke * between(random, 0.55, 1.25);
    const width = texture.width * between(random, 0.6, 1.2);
    if (!isInside(at, polygon) || !isInside(polar(at, angle, length * 0.7), polygon)) continue;
    const tone = lit > 0.52 ? 'light' : lit > 0.2 ? 'shade' : 'deep';
    paths[tone] += texture.isCurly
      ? curlAt(at, length, width, random)
      : hairAt(at, angle, length, width, random);
  }
  return (['shade', 'light', 'deep'] as const)
    .filter((tone) => paths[tone] !== '')
    .map((tone) =>
      fill(paths[tone], tones[tone], `opacity="${tone === 'deep' ? opacity * 0.6 : opacity}"`),
    )
    .join('');
}

function litShare(at: Point, box: Box): number {
  const across = (at.x - box.left) / (box.right - box.left || 1);
  const down = (at.y - box.top) / (box.bottom - box.top || 1);
  return 1 - (across * 0.55 + down * 0.45);
}
