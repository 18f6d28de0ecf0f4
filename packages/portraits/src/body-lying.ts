import type { Body, Spots } from './body.ts';
import { drawPaw } from './body-paws.ts';
import { curvePath } from './curve.ts';
import { flat, hanging } from './fur.ts';
import { pelt } from './pelt.ts';
import { fill, GRAIN, type Sketch } from './sketch.ts';
import { bothSides, oneSide, type Stage } from './stage.ts';
import { scaleTexture } from './texture.ts';

/** How far below the eyes a lying animal meets the floor. */
export const lyingFloor = ({ isCat, chin }: Body): number => chin * (isCat ? 2.3 : 2.1);

const chestHalf = (body: Body): Spots => {
  const n = body.neck;
  const f = lyingFloor(body);
  return [
    [0, 20],
    [n * 0.84, 70],
    [n * 1.06, f * 0.5],
    [n * 1.12, f * 0.8],
    [n * 0.9, f * 0.97],
    [0, f * 0.98],
  ];
};

/** Where a collar may show. */
export const lyingSilhouette = (stage: Stage, body: Body): string =>
  curvePath(bothSides(stage, chestHalf(body)));

/** A whole animal lying with its chest towards us and its body trailing to one side. */
export function drawLying(sketch: Sketch, stage: Stage, body: Body, side: 1 | -1): string {
  const n = body.neck;
  const f = lyingFloor(body);
  const texture = scaleTexture(body.texture, stage.scale * 1.1);
  const along = flat(side === 1 ? 0.35 : Math.PI - 0.35);
  const hang = hanging(stage.at(0, 0).x, 0.002 / stage.scale);
  const rise = body.isCat ? -0.12 : 0;
  const back: Spots = [
    [-n * 0.2, 0],
    [n * 0.9, f * (0.12 + rise)],
    [n * 2, f * (0.13 + rise)],
    [n * 3.2, f * (0.18 + rise * 0.8)],
    [n * 4.1, f * (0.42 + rise * 0.4)],
    [n * 4.35, f * 0.76],
    [n * 3.9, f * 0.99],
    [n * 1.4, f * 1],
    [-n * 0.2, f * 0.98],
  ];
  const haunch: Spots = [
    [n * 2.5, f * 0.62],
    [n * 3, f * 0.36],
    [n * 3.8, f * 0.4],
    [n * 4.15, f * 0.72],
    [n * 3.7, f * 0.98],
    [n * 2.7, f * 0.96],
  ];
  const chest = chestHalf(body);
  const forearm = (x: number) =>
    pelt(sketch, {
      outline: [
        stage.at(x - n * 0.36, f * 0.72),
        stage.at(x, f * 0.62),
        stage.at(x + n * 0.36, f * 0.72),
        stage.at(x + n * 0.4, f * 0.96),
        stage.at(x, f * 1.02),
        stage.at(x - n * 0.4, f * 0.96),
      ],
      tones: body.legs,
      texture: scaleTexture(texture, 0.8, 0.6),
      lie: hang,
      form: 0.8,
    });
  const paw = (x: number, width: number, floor: number) =>
    drawPaw(sketch, stage, { x, floor, width, height: n * 0.4, tones: body.legs, texture });
  const marked = body.markings;
  return [
    tail(sketch, stage, body, side, f),
    pelt(sketch, {
      outline: oneSide(stage, side, back),
      tones: body.body,
      texture,
      lie: along,
      ...(marked ? { markings: (p) => marked(p, along) } : {}),
    }),
    fill(
      curvePath(
        oneSide(
          stage,
          side,
          haunch.map(([x, y]) => [x - n * 0.12, y - f * 0.03] as const),
        ),
      ),
      body.body.deep,
      `opacity="0.4" ${GRAIN}`,
    ),
    pelt(sketch, {
      outline: oneSide(stage, side, haunch),
      tones: body.body,
      texture,
      lie: along,
      form: 0.9,
      ...(marked ? { markings: (p) => marked(p, along) } : {}),
    }),
    paw(n * 2.5 * side, n * 0.52, f * 1.02),
    pelt(sketch, {
      outline: bothSides(stage, chest),
      tones: body.hasBib ? body.chest : body.body,
      texture,
      lie: hang,
      ...(marked && !body.hasBib ? { markings: (p) => marked(p, hang) } : {}),
    }),
    forearm(-n * 0.56),
    forearm(n * 0.56),
    paw(-n * 0.58, n * 0.42, f * 1.07),
    paw(n * 0.58, n * 0.42, f * 1.07),
  ].join('');
}

function tail(sketch: Sketch, stage: Stage, body: Body, side: 1 | -1, f: number): string {
  const n = body.neck;
  return pelt(sketch, {
    outline: oneSide(stage, side, [
      [n * 3.9, f * 0.8],
      [n * 4.5, f * 0.78],
      [n * 4.95, f * 0.94],
      [n * 4.6, f * 1.07],
      [n * 3.5, f * 1.08],
      [n * 3.4, f * 0.99],
      [n * 4.2, f * 0.97],
    ]),
    tones: body.tail,
    texture: scaleTexture(body.texture, stage.scale),
    lie: flat(side === 1 ? 2.6 : 0.5),
  });
}
