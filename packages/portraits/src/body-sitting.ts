import type { Body, Spots } from './body.ts';
import { drawPaw } from './body-paws.ts';
import type { Tones } from './coat-palette.ts';
import { curvePath } from './curve.ts';
import { flat, hanging, type Lie } from './fur.ts';
import { pelt } from './pelt.ts';
import { fill, GRAIN, type Sketch } from './sketch.ts';
import { bothSides, oneSide, type Stage } from './stage.ts';
import { scaleTexture } from './texture.ts';

/** How far below the eyes a sitting animal meets the floor. */
export const sittingFloor = ({ isCat, isBaby, chin }: Body): number =>
  isCat ? (isBaby ? 380 : 550) : isBaby ? 460 : 380 + chin * 1.25;

const torsoHalf = (body: Body): Spots => {
  const n = body.neck;
  const f = sittingFloor(body);
  const wide = body.isBaby ? 1.12 : 1;
  return [
    [0, 20],
    [n * 0.84, 60],
    [n * 0.98, body.chin],
    [n * 1.12 * wide, f * 0.5],
    [n * 1.26 * wide, f * 0.62],
    [n * 1.48 * wide, f * 0.76],
    [n * 1.66 * wide, f * 0.9],
    [n * 1.3 * wide, f * 0.99],
    [0, f * 0.99],
  ];
};

/** Where a collar may show. */
export const sittingSilhouette = (stage: Stage, body: Body): string =>
  curvePath(bothSides(stage, torsoHalf(body)));

/** A whole animal sitting upright towards us. */
export function drawSitting(sketch: Sketch, stage: Stage, body: Body, tailSide: 1 | -1): string {
  const n = body.neck;
  const f = sittingFloor(body);
  const wide = body.isBaby ? 1.12 : 1;
  const texture = scaleTexture(body.texture, stage.scale * 1.1);
  const lie = hanging(stage.at(0, 0).x, 0.003 / stage.scale);
  const part = (outline: Parameters<typeof bothSides>[1], tones: Tones, form = 1) =>
    pelt(sketch, { outline: bothSides(stage, outline), tones, texture, lie, form });
  const torso = torsoHalf(body);
  const bib: Spots = [
    [0, body.chin * 0.5],
    [n * 0.6, body.chin * 0.95],
    [n * 0.74, f * 0.46],
    [n * 0.52, f * 0.62],
    [0, f * 0.7],
  ];
  const haunch = (side: 1 | -1) =>
    pelt(sketch, {
      outline: oneSide(stage, side, [
        [n * 0.86 * wide, f * 0.7],
        [n * 1.4 * wide, f * 0.66],
        [n * 1.78 * wide, f * 0.82],
        [n * 1.66 * wide, f * 0.97],
        [n * 1.1 * wide, f * 0.99],
        [n * 0.8 * wide, f * 0.86],
      ]),
      tones: body.body,
      texture,
      lie,
      ...(body.markings ? { markings: (p) => body.markings?.(p, lie) ?? '' } : {}),
    });
  const isMarked = body.markings !== undefined && body.legs === body.body;
  const gap = fill(
    curvePath(
      bothSides(stage, [
        [0, f * 0.52],
        [n * 0.3, f * 0.7],
        [n * 0.9, f * 0.9],
        [n * 0.9, f * 0.99],
        [0, f * 0.99],
      ]),
    ),
    body.body.deep,
    `opacity="0.5" ${GRAIN}`,
  );
  const leg = (side: 1 | -1) =>
    pelt(sketch, {
      outline: oneSide(stage, side, [
        [n * 0.08, f * 0.6],
        [n * 0.42, f * 0.5],
        [n * 0.82, f * 0.58],
        [n * 0.74, f * 0.8],
        [n * 0.68, f * 0.97],
        [n * 0.2, f * 0.97],
        [n * 0.16, f * 0.8],
      ]),
      tones: body.legs,
      texture: scaleTexture(texture, 0.8, 0.5),
      lie: flat(Math.PI / 2),
      form: 0.8,
      ...(isMarked ? { markings: (p) => body.markings?.(p, lie) ?? '' } : {}),
    });
  const paw = (x: number, width: number) =>
    drawPaw(sketch, stage, {
      x,
      floor: f,
      width,
      height: n * 0.36,
      tones: body.legs,
      texture,
    });
  return [
    tail(sketch, stage, body, tailSide, f),
    pelt(sketch, {
      outline: bothSides(stage, torso),
      tones: body.body,
      texture,
      lie,
      markings: (polygon) =>
        (body.markings?.(polygon, lie) ?? '') + (body.hasBib ? part(bib, body.chest, 0) : ''),
    }),
    haunch(-1),
    haunch(1),
    gap,
    paw(-n * 1.22 * wide, n * 0.42),
    paw(n * 1.22 * wide, n * 0.42),
    leg(-1),
    leg(1),
    paw(-n * 0.44, n * 0.36),
    paw(n * 0.44, n * 0.36),
  ].join('');
}

function tail(sketch: Sketch, stage: Stage, body: Body, side: 1 | -1, f: number): string {
  const n = body.neck;
  const lie: Lie = flat(side === 1 ? -0.5 : Math.PI + 0.5);
  const spots: Spots = body.isCat
    ? [
        [n * 1.2, f * 0.9],
        [n * 2.1, f * 0.86],
        [n * 2.5, f * 0.62],
        [n * 2.36, f * 0.44],
        [n * 2.62, f * 0.38],
        [n * 2.86, f * 0.6],
        [n * 2.5, f * 0.93],
        [n * 1.4, f * 1],
      ]
    : [
        [n * 1.2, f * 0.86],
        [n * 1.9, f * 0.84],
        [n * 2.4, f * 0.66],
        [n * 2.56, f * 0.68],
        [n * 2.3, f * 0.9],
        [n * 1.4, f * 0.98],
      ];
  return pelt(sketch, {
    outline: oneSide(stage, side, spots),
    tones: body.tail,
    texture: scaleTexture(body.texture, stage.scale),
    lie,
  });
}
