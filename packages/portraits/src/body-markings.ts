import type { Tones } from './coat-palette.ts';
import type { Lie } from './fur.ts';
import { type Box, boxOf, isInside, type Point, point, polar } from './geometry.ts';
import { pelt } from './pelt.ts';
import { between } from './random.ts';
import type { Sketch } from './sketch.ts';
import { scaleTexture, type Texture } from './texture.ts';

type Marking = (polygon: readonly Point[], lie: Lie) => string;

const placed = (box: Box, across: number, down: number): Point =>
  point(box.left + (box.right - box.left) * across, box.top + (box.bottom - box.top) * down);

/** Round spots of uneven size. */
export const spotted =
  (sketch: Sketch, tones: Tones, texture: Texture, size: number, gap: number): Marking =>
  (polygon, lie) => {
    const box = boxOf(polygon);
    const { random } = sketch;
    let drawn = '';
    for (let y = box.top; y < box.bottom; y += gap) {
      for (let x = box.left; x < box.right; x += gap) {
        const centre = point(
          x + between(random, -0.4, 0.4) * gap,
          y + between(random, -0.4, 0.4) * gap,
        );
        if (!isInside(centre, polygon)) continue;
        const radius = size * between(random, 0.5, 1.15);
        const outline = [0, 1, 2, 3, 4, 5].map((step) =>
          polar(centre, step * 1.047, radius * between(random, 0.75, 1.25)),
        );
        drawn += pelt(sketch, { outline, tones, texture, lie, form: 0 });
      }
    }
    return drawn;
  };

/** Uneven strokes of another colour along the lie of the coat. */
export const brushed =
  (sketch: Sketch, tones: Tones, texture: Texture, scale: number): Marking =>
  (polygon, lie) => {
    const box = boxOf(polygon);
    const { random } = sketch;
    const gap = 46 * scale;
    let drawn = '';
    for (let y = box.top; y < box.bottom; y += gap) {
      for (let x = box.left; x < box.right; x += gap) {
        const at = point(
          x + between(random, -0.5, 0.5) * gap,
          y + between(random, -0.5, 0.5) * gap,
        );
        if (random() < 0.45 || !isInside(at, polygon)) continue;
        const angle = lie(at) + between(random, -0.3, 0.3);
        const length = scale * between(random, 14, 62);
        const width = scale * between(random, 4, 15);
        const middle = polar(at, angle, length * 0.5);
        const outline = [
          at,
          polar(middle, angle + Math.PI / 2, width),
          polar(at, angle, length),
          polar(middle, angle - Math.PI / 2, width * 0.8),
        ];
        drawn += pelt(sketch, { outline, tones, texture, lie, form: 0 });
      }
    }
    return drawn;
  };

/** Tapered bands across the form, from both edges towards the middle. */
export const striped =
  (sketch: Sketch, tones: Tones, texture: Texture, gap: number, thick: number): Marking =>
  (polygon, lie) => {
    const box = boxOf(polygon);
    const { random } = sketch;
    const middle = (box.left + box.right) / 2;
    const soft = scaleTexture(texture, 0.7, 0.5);
    let drawn = '';
    for (let y = box.top + gap * 0.6; y < box.bottom; y += gap * between(random, 0.8, 1.2)) {
      for (const side of [-1, 1] as const) {
        const width = (box.right - box.left) / 2;
        const outer = middle + side * (width + 20);
        const inner = middle + side * width * between(random, 0.16, 0.5);
        const half = thick * between(random, 0.7, 1.2);
        const dip = gap * between(random, 0.2, 0.6);
        const outline = [
          point(outer, y - half),
          point((outer + inner) / 2, y - half + dip * 0.5),
          point(inner, y + dip),
          point((outer + inner) / 2, y + half + dip * 0.6),
          point(outer, y + half),
        ];
        drawn += pelt(sketch, { outline, tones, texture: soft, lie, form: 0 });
      }
    }
    return drawn;
  };

/** Large patches at fixed places of the form, given as shares of its box. */
export const patched =
  (
    sketch: Sketch,
    texture: Texture,
    patches: readonly { tones: Tones; across: number; down: number; size: number }[],
  ): Marking =>
  (polygon, lie) => {
    const box = boxOf(polygon);
    const reach = Math.max(box.right - box.left, box.bottom - box.top);
    return patches
      .map(({ tones, across, down, size }) => {
        const centre = placed(box, across, down);
        const outline = [0, 1, 2, 3, 4, 5, 6].map((step) =>
          polar(centre, step * 0.8976, reach * size * between(sketch.random, 0.75, 1.2)),
        );
        return pelt(sketch, { outline, tones, texture, lie, form: 0 });
      })
      .join('');
  };
