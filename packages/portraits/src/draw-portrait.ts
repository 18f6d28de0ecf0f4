import { bodyOf, drawAnimal } from './animal';
import { brand } from './brand-palette';
import { frame } from './picture';
import { FLOOR, isWhole, placeAnimal } from './placing';
import type { Portrait } from './portrait';
import { drawScene } from './scene';
import { glow } from './scenes/shapes';
import { createSketch } from './sketch';

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
