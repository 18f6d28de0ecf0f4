import type { DogColours } from './dog-colours.ts';
import type { DogHead } from './dog-proportions.ts';
import { away, flat } from './fur.ts';
import { pelt } from './pelt.ts';
import type { DogPortrait } from './portrait.ts';
import type { Sketch } from './sketch.ts';
import { bothSides, oneSide, type Stage } from './stage.ts';
import { scaleTexture, type Texture } from './texture.ts';

/** Moustache and beard of a wire-haired dog; drawn under the nose. */
export function drawBeard(
  sketch: Sketch,
  stage: Stage,
  head: DogHead,
  colours: DogColours,
  texture: Texture,
): string {
  const { muzzle, noseY, nose, chin, depth } = head;
  const half = (side: 1 | -1) =>
    pelt(sketch, {
      outline: oneSide(stage, side, [
        [-4, noseY - nose * 0.2, depth],
        [muzzle * 0.7, noseY - nose * 0.1, depth * 0.9],
        [muzzle * 1.16, noseY + nose * 1.1, depth * 0.7],
        [muzzle * 1.1, chin * 0.98, depth * 0.6],
        [muzzle * 0.5, chin * 0.94, depth * 0.8],
        [-4, noseY + nose * 1.5, depth],
      ]),
      tones: colours.muzzle,
      texture: scaleTexture(texture, 0.9),
      lie: flat(Math.PI / 2 - 0.5 * side),
      form: 0.6,
    });
  return half(1) + half(-1);
}

/** Eyebrows of a wire-haired dog, or the topknot of a poodle; drawn last. */
export function drawTopknot(
  sketch: Sketch,
  stage: Stage,
  portrait: DogPortrait,
  head: DogHead,
  colours: DogColours,
  texture: Texture,
): string {
  const { eyeX, eye, crown, temple } = head;
  if (portrait.build === 'poodle') {
    return pelt(sketch, {
      outline: bothSides(stage, [
        [0, -crown * 1.62, 20],
        [temple * 0.74, -crown * 1.46, 10],
        [temple * 1.04, -crown * 0.94, 0],
        [temple * 0.84, -crown * 0.46, 20],
        [eyeX * 0.7, -crown * 0.4, 50],
        [0, -crown * 0.44, 60],
      ]),
      tones: colours.face,
      texture,
      lie: flat(-Math.PI / 2),
    });
  }
  if (portrait.coat !== 'wire') return '';
  return ([1, -1] as const)
    .map((side) =>
      pelt(sketch, {
        outline: oneSide(stage, side, [
          [eyeX * 0.34, -eye * 1.1, 60],
          [eyeX * 0.8, -eye * 1.9, 58],
          [eyeX + eye * 1.2, -eye * 1.6, 44],
          [eyeX + eye * 1.1, -eye * 0.86, 44],
          [eyeX * 0.8, -eye * 0.9, 58],
        ]),
        tones: colours.face,
        texture: scaleTexture(texture, 0.7),
        lie: away(stage.at(eyeX * 0.4 * side, -eye * 2.4, 60), 0.3),
        form: 0,
        amount: 2,
      }),
    )
    .join('');
}
