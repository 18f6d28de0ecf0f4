import { bodyOf, drawAnimal } from './animal.ts';
import { brand } from './brand-palette.ts';
import { frame } from './picture.ts';
import { FLOOR, isWhole, placeAnimal } from './placing.ts';
import type { Portrait } from './portrait.ts';
import { drawScene } from './scene.ts';
import { glow } from './scenes/shapes.ts';
import { createSketch } from './sketch.ts';

/**
 * Draws one animal in one scene.
 *
 * @returns SVG text of 1200 by 900 units that refers to nothing outside itself; the same
 * portrait always gives the same text.
 */
export function drawPortrait(portrait: Portrait): string {
  const sketch = createSketch(portrait.seed);
  const body = bodyOf(sketch, portrait);
  const placing = placeAnimal(portrait, body, sketch.random);
  const isStanding = isWhole(portrait);
  return frame(
    sketch,
    [
      drawScene(sketch, portrait.scene, isStanding ? FLOOR : undefined),
      isStanding ? '' : glow(760, 640, 330, 400, brand.inkDeep, 0.2),
      drawAnimal(sketch, portrait, body, placing),
    ].join(''),
  );
}
