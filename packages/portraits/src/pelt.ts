import type { Tones } from './coat-palette.ts';
import { polygonPath, traceClosed } from './curve.ts';
import { furEdge, hair, type Lie } from './fur.ts';
import { boxOf, type Point, point } from './geometry.ts';
import { fill, GRAIN, GRAIN_FINE, group, type Sketch } from './sketch.ts';
import type { Texture } from './texture.ts';

export interface PeltOptions {
  /** Points of the smooth outline. */
  outline: readonly Point[];
  tones: Tones;
  texture: Texture;
  lie: Lie;
  /** Strength of light and shadow; 0 for a marking, which takes them from what it lies on. */
  form?: number;
  /** Painted over the fill and under the shadow, clipped to the outline. */
  markings?: (polygon: readonly Point[]) => string;
  amount?: number;
  /** Strength of the light on the upper left; less where a dark marking lies on a pale coat. */
  glow?: number;
}

/** A part of the animal: filled, marked, shaded from the upper left, and covered with hair. */
export function pelt(sketch: Sketch, options: PeltOptions): string {
  const { outline, tones, texture, lie, form = 1, markings, amount = 1, glow = 1 } = options;
  const polygon = traceClosed(outline);
  const edge = furEdge(polygon, texture, lie, sketch.random);
  const strokes = hair(sketch, polygon, { tones, texture, lie, amount });
  const marked = markings ? markings(polygon) : '';
  const body = fill(edge, tones.base) + strokes + marked;
  if (form === 0 && marked === '') return body;
  return group(sketch.clip(edge), body, form > 0 ? turnedAway(polygon, tones, form, glow) : '');
}

/** Shadow along the lower right of a form and light along its upper left. */
function turnedAway(polygon: readonly Point[], tones: Tones, form: number, glow: number): string {
  const box = boxOf(polygon);
  const size = Math.min(box.right - box.left, box.bottom - box.top);
  const reach = size * 0.17;
  const grain = size < 90 ? 'opacity="0.7"' : size < 220 ? GRAIN_FINE : GRAIN;
  const moved = (dx: number, dy: number) =>
    polygonPath(polygon.map((p) => point(p.x + dx, p.y + dy)));
  const margin = reach + 4;
  const frame = polygonPath([
    point(box.left - margin, box.top - margin),
    point(box.right + margin, box.top - margin),
    point(box.right + margin, box.bottom + margin),
    point(box.left - margin, box.bottom + margin),
  ]);
  const rim = (dx: number, dy: number, colour: string, opacity: number) =>
    fill(frame + moved(dx, dy), colour, `fill-rule="evenodd" opacity="${opacity.toFixed(2)}"`);
  return group(
    grain,
    rim(-reach, -reach * 0.8, tones.deep, 0.5 * form),
    rim(reach * 0.45, reach * 0.5, tones.light, 0.55 * form * glow),
  );
}
