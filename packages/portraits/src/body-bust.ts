import type { Body, Spots } from './body.ts';
import { curvePath } from './curve.ts';
import { hanging } from './fur.ts';
import { pelt } from './pelt.ts';
import type { Sketch } from './sketch.ts';
import { bothSides, type Stage } from './stage.ts';
import { scaleTexture } from './texture.ts';

const bustHalf = ({ neck, chin, isCat }: Body): Spots => {
  const slope = isCat ? 0.9 : 1;
  return [
    [0, -40],
    [neck * 0.78, 20],
    [neck * 0.94, chin * 0.72],
    [neck * 1.1, chin * 1.06],
    [neck * 1.46 * slope, chin * 1.4],
    [neck * 1.86 * slope, chin * 1.86],
    [neck * 2.02 * slope, chin * 2.7],
    [neck * 2.05 * slope, chin * 4],
    [0, chin * 4],
  ];
};

const bibHalf = ({ neck, chin }: Body): Spots => [
  [0, chin * 0.4],
  [neck * 0.62, chin * 0.9],
  [neck * 0.78, chin * 1.4],
  [neck * 0.66, chin * 2],
  [neck * 0.42, chin * 2.7],
  [neck * 0.36, chin * 4],
  [0, chin * 4],
];

const ruffHalf = ({ neck, chin }: Body): Spots => [
  [0, -20],
  [neck * 1.12, chin * 0.36],
  [neck * 1.3, chin * 0.9],
  [neck * 1.06, chin * 1.44],
  [neck * 0.46, chin * 1.74],
  [0, chin * 1.84],
];

/** Where a collar may show: the bust and, over it, the ruff. */
export const bustSilhouette = (stage: Stage, body: Body): string =>
  curvePath(bothSides(stage, bustHalf(body))) +
  (body.hasRuff ? curvePath(bothSides(stage, ruffHalf(body))) : '');

/** Neck, shoulders and chest down to the lower edge of the picture. */
export function drawBust(sketch: Sketch, stage: Stage, body: Body): string {
  const texture = scaleTexture(body.texture, stage.scale * 1.15);
  const middle = stage.at(0, 0).x;
  const lie = hanging(middle, 0.0026 / stage.scale);
  return [
    pelt(sketch, {
      outline: bothSides(stage, bustHalf(body)),
      tones: body.body,
      texture,
      lie,
      glow: body.markings ? 0.5 : 1,
      markings: (polygon) =>
        (body.markings?.(polygon, lie) ?? '') +
        (body.hasBib
          ? pelt(sketch, {
              outline: bothSides(stage, bibHalf(body)),
              tones: body.chest,
              texture,
              lie,
              form: 0,
            })
          : ''),
    }),
    body.hasRuff
      ? pelt(sketch, {
          outline: bothSides(stage, ruffHalf(body)),
          tones: body.hasBib ? body.chest : body.body,
          texture: scaleTexture(texture, 1.1, 1.6),
          lie,
          form: 0.8,
        })
      : '',
  ].join('');
}
