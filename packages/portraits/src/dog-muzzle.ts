import { coats } from './coat-palette.ts';
import { curvePath } from './curve.ts';
import type { DogColours } from './dog-colours.ts';
import { muzzleOutline } from './dog-outline.ts';
import type { DogHead } from './dog-proportions.ts';
import { away, hair } from './fur.ts';
import type { Point } from './geometry.ts';
import { pelt } from './pelt.ts';
import type { DogPortrait } from './portrait.ts';
import { fill, GRAIN, GRAIN_FINE, type Sketch } from './sketch.ts';
import { bothSides, type Stage } from './stage.ts';
import type { Texture } from './texture.ts';

const GREYING = {
  light: coats.white.light,
  base: coats.silver.light,
  shade: coats.silver.light,
  deep: coats.silver.base,
};

/** The muzzle with its shadow on the face, its own markings, and the grey of age. */
export function drawDogMuzzle(
  sketch: Sketch,
  stage: Stage,
  portrait: DogPortrait,
  head: DogHead,
  colours: DogColours,
  texture: Texture,
): string {
  const outline = muzzleOutline(stage, head);
  const lie = away(stage.at(0, head.noseY - 20, head.depth), 0.2);
  const moved = outline.map((p) => ({ x: p.x + 10 * stage.scale, y: p.y + 14 * stage.scale }));
  const tones = colours.muzzle;
  const isOld = portrait.age === 'Senior';
  const greying = (polygon: readonly Point[]) =>
    fill(lowerHalf(stage, head, 0.5), coats.silver.light, `opacity="0.4" ${GRAIN_FINE}`) +
    hair(sketch, polygon, { tones: GREYING, texture, lie, amount: 1.6, opacity: 0.7 });
  return (
    fill(curvePath(moved), colours.face.deep, `opacity="0.34" ${GRAIN}`) +
    pelt(sketch, {
      outline,
      tones,
      texture,
      lie,
      form: 0.7,
      markings: (polygon) =>
        ownMarking(sketch, stage, portrait, head, colours, texture) +
        (isOld && portrait.pattern !== 'blaze' ? greying(polygon) : ''),
    })
  );
}

const lowerHalf = (stage: Stage, head: DogHead, from: number): string => {
  const { muzzle, noseY, chin, depth } = head;
  return curvePath(
    bothSides(stage, [
      [0, noseY * from, depth],
      [muzzle, noseY * (from + 0.3), depth * 0.9],
      [muzzle * 1.3, chin, depth * 0.8],
      [0, chin * 1.1, depth],
    ]),
  );
};

function ownMarking(
  sketch: Sketch,
  stage: Stage,
  portrait: DogPortrait,
  head: DogHead,
  colours: DogColours,
  texture: Texture,
): string {
  switch (portrait.pattern) {
    case 'solid':
      return fill(
        lowerHalf(stage, head, 0.6),
        colours.face.light,
        `opacity="${portrait.colours.length > 1 ? 0.75 : 0.35}" ${GRAIN_FINE}`,
      );
    case 'saddle':
      return (
        fill(lowerHalf(stage, head, 0.24), colours.second.base, `opacity="0.8" ${GRAIN}`) +
        fill(lowerHalf(stage, head, 0.3), colours.second.base, GRAIN_FINE)
      );
    case 'tan-points':
      return pelt(sketch, {
        outline: bothSides(stage, [
          [0, -20, head.depth * 0.4],
          [head.bridge * 1.1, 0, head.depth * 0.45],
          [head.bridge * 0.74, head.noseY * 0.5, head.depth * 0.8],
          [head.nose * 0.8, head.noseY * 0.94, head.depth],
          [0, head.noseY, head.depth],
        ]),
        tones: colours.face,
        texture,
        lie: away(stage.at(0, -60, 40)),
        form: 0,
      });
    default:
      return '';
  }
}
