import type { Tones } from './coat-palette.ts';
import type { DogColours } from './dog-colours.ts';
import type { DogHead } from './dog-proportions.ts';
import type { Lie } from './fur.ts';
import { type Point, polar } from './geometry.ts';
import { pelt } from './pelt.ts';
import type { DogPortrait } from './portrait.ts';
import { between } from './random.ts';
import type { Sketch } from './sketch.ts';
import { bothSides, oneSide, type Stage } from './stage.ts';
import { scaleTexture, type Texture } from './texture.ts';

interface FacePaint {
  sketch: Sketch;
  stage: Stage;
  portrait: DogPortrait;
  head: DogHead;
  colours: DogColours;
  texture: Texture;
  lie: Lie;
}

type Spots = readonly (readonly [number, number, number?])[];

const marking = (paint: FacePaint, outline: readonly Point[], tones: Tones): string =>
  pelt(paint.sketch, {
    outline,
    tones,
    texture: scaleTexture(paint.texture, 0.75, 0.6),
    lie: paint.lie,
    form: 0,
  });

const both = (paint: FacePaint, half: Spots, tones: Tones) =>
  marking(paint, bothSides(paint.stage, half), tones);

const pair = (paint: FacePaint, spots: Spots, tones: Tones) =>
  marking(paint, oneSide(paint.stage, 1, spots), tones) +
  marking(paint, oneSide(paint.stage, -1, spots), tones);

/** A stripe from the crown that opens into the muzzle. */
function blaze(paint: FacePaint, tones: Tones, width: number): string {
  const { crown, noseY, muzzle, chin } = paint.head;
  return both(
    paint,
    [
      [0, -crown * 1.05, 10],
      [width * 0.5, -crown * 0.9, 12],
      [width * 0.62, -crown * 0.3, 40],
      [width, noseY * 0.34, 58],
      [muzzle * 1.06, noseY * 0.86, 60],
      [muzzle * 1.2, chin * 0.8, 50],
      [0, chin * 1.1, 55],
    ],
    tones,
  );
}

const brows = (paint: FacePaint, tones: Tones) => {
  const { eyeX, eye } = paint.head;
  return pair(
    paint,
    [
      [eyeX - eye * 1.05, -eye * 1.55, 56],
      [eyeX - eye * 0.1, -eye * 2.15, 52],
      [eyeX + eye * 0.62, -eye * 1.7, 46],
      [eyeX - eye * 0.1, -eye * 1.3, 54],
    ],
    tones,
  );
};

/** Pale lower face: cheeks and muzzle, rising beside the eyes. */
const cheeks = (paint: FacePaint, tones: Tones, rise: number) => {
  const { cheek, cheekY, eyeX, eye, jaw, chin, noseY } = paint.head;
  return pair(
    paint,
    [
      [8, noseY * 0.5, 62],
      [eyeX * 0.62, eye * 1.35, 56],
      [eyeX + eye * 0.6, eye * 1.5, 48],
      [cheek * 0.86, cheekY - rise, 20],
      [cheek * 1.12, cheekY + 4, 0],
      [jaw * 1.2, chin * 0.8, 10],
      [0, chin * 1.15, 40],
    ],
    tones,
  );
};

const eyePatch = (paint: FacePaint, tones: Tones, side: 1 | -1, size: number) => {
  const { eyeX, eye, temple, crown, cheekY } = paint.head;
  return marking(
    paint,
    oneSide(paint.stage, side, [
      [eyeX * 0.36, -crown * 0.62 * size, 40],
      [temple * 0.8, -crown * 1.1, 0],
      [temple * 1.2, -crown * 0.3, -10],
      [temple * 1.16, cheekY * 0.9, 0],
      [eyeX + eye * 0.8, cheekY * 0.92, 40],
      [eyeX * 0.5, eye * 1.3, 56],
      [eyeX * 0.34, -eye * 0.6, 56],
    ]),
    tones,
  );
};

function spots(paint: FacePaint, polygon: readonly Point[], tones: Tones, count: number): string {
  const { random } = paint.sketch;
  const xs = polygon.map((p) => p.x);
  const ys = polygon.map((p) => p.y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return Array.from({ length: count }, () => {
    const centre = { x: between(random, left, right), y: between(random, top, bottom) };
    const size = between(random, 5, 17) * paint.stage.scale;
    const outline = [0, 1, 2, 3, 4, 5].map((step) =>
      polar(centre, step * 1.047, size * between(random, 0.7, 1.25)),
    );
    return pelt(paint.sketch, {
      outline,
      tones,
      texture: scaleTexture(paint.texture, 0.5),
      lie: paint.lie,
      form: 0,
    });
  }).join('');
}

function stripes(paint: FacePaint, tones: Tones): string {
  const { temple, crown, cheekY } = paint.head;
  const { random } = paint.sketch;
  return ([1, -1] as const)
    .flatMap((side) =>
      Array.from({ length: 9 }, (_, row) => {
        const y = -crown * 0.95 + row * ((crown + cheekY * 2) / 8) + between(random, -7, 7);
        const inner = temple * between(random, 0.34, 0.5);
        const outer = temple * between(random, 0.95, 1.15);
        const thick = between(random, 4, 8);
        return marking(
          paint,
          oneSide(paint.stage, side, [
            [inner, y - thick * 0.2, 40],
            [(inner + outer) / 2, y - thick - 8, 20],
            [outer, y + 2, -10],
            [(inner + outer) / 2, y + thick - 6, 20],
          ]),
          tones,
        );
      }),
    )
    .join('');
}

/** What the pattern paints on the skull, under the muzzle and the eyes. */
export function dogFaceMarkings(paint: FacePaint, polygon: readonly Point[]): string {
  const { colours, head, portrait } = paint;
  switch (portrait.pattern) {
    case 'solid':
      return '';
    case 'blaze':
      return blaze(paint, colours.second, portrait.build === 'bulldog' ? 16 : 34);
    case 'patches':
      return eyePatch(paint, colours.second, 1, 1.1) + eyePatch(paint, colours.second, -1, 0.9);
    case 'tricolour':
      return blaze(paint, colours.third, 26);
    case 'tan-points':
      return cheeks(paint, colours.second, 4) + brows(paint, colours.second);
    case 'saddle':
      return (
        both(
          paint,
          [
            [0, -head.crown * 1.1, 10],
            [head.crownWidth * 0.7, -head.crown, 0],
            [head.eyeX * 0.62, -head.eye * 2.6, 50],
            [head.bridge * 0.5, -head.eye * 0.4, 60],
            [0, head.noseY * 0.3, 60],
          ],
          colours.second,
        ) + brows(paint, colours.face)
      );
    case 'mask':
      return pair(
        paint,
        [
          [head.eyeX * 0.3, -head.eye * 0.9, 56],
          [head.eyeX, -head.eye * 1.5, 54],
          [head.eyeX + head.eye * 1.6, 0, 40],
          [head.eyeX + head.eye * 0.8, head.eye * 1.9, 48],
          [head.eyeX * 0.2, head.eye * 2.4, 58],
        ],
        colours.second,
      );
    case 'spotted':
      return spots(paint, polygon, colours.second, 40);
    case 'merle':
      return (
        spots(paint, polygon, colours.second, 42) +
        cheeks(paint, colours.third, 0) +
        blaze(paint, colours.third, 30)
      );
    case 'brindle':
      return stripes(paint, colours.second) + blaze(paint, colours.third, 26);
    case 'husky':
      return (
        cheeks(paint, colours.second, 26) +
        blaze(paint, colours.second, 14) +
        brows(paint, colours.second)
      );
    case 'pale-cheeks':
      return cheeks(paint, colours.second, 14) + brows(paint, colours.second);
  }
}
