import { brushed, striped } from './body-markings.ts';
import type { CatColours } from './cat-colours.ts';
import type { CatHead } from './cat-proportions.ts';
import type { Tones } from './coat-palette.ts';
import { curvePath } from './curve.ts';
import type { Lie } from './fur.ts';
import type { Point } from './geometry.ts';
import { pelt } from './pelt.ts';
import type { CatPortrait } from './portrait.ts';
import { between } from './random.ts';
import { fill, GRAIN, GRAIN_FINE, type Sketch } from './sketch.ts';
import { bothSides, oneSide, type Stage } from './stage.ts';
import { scaleTexture, type Texture } from './texture.ts';

interface FacePaint {
  sketch: Sketch;
  stage: Stage;
  portrait: CatPortrait;
  head: CatHead;
  colours: CatColours;
  texture: Texture;
  lie: Lie;
}

type Spots = readonly (readonly [number, number, number?])[];

const marking = (paint: FacePaint, outline: readonly Point[], tones: Tones): string =>
  pelt(paint.sketch, {
    outline,
    tones,
    texture: scaleTexture(paint.texture, 0.7, 0.5),
    lie: paint.lie,
    form: 0,
  });

const pair = (paint: FacePaint, spots: Spots, tones: Tones) =>
  marking(paint, oneSide(paint.stage, 1, spots), tones) +
  marking(paint, oneSide(paint.stage, -1, spots), tones);

/** A tapered stripe through three places of one half, mirrored. */
function stripe(paint: FacePaint, spots: Spots, thick: number, tones: Tones): string {
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = spots;
  const t = thick * between(paint.sketch.random, 0.85, 1.15);
  return pair(
    paint,
    [
      [a[0], a[1], a[2] ?? 20],
      [b[0] - t * 0.6, b[1] - t * 0.8, b[2] ?? 20],
      [c[0], c[1] - t * 0.3, c[2] ?? 10],
      [c[0], c[1] + t * 0.3, c[2] ?? 10],
      [b[0] + t * 0.6, b[1] + t * 0.8, b[2] ?? 20],
    ],
    tones,
  );
}

/** The M on the forehead, the lines from the eyes, and the bars on the cheeks. */
function tabby(paint: FacePaint, tones: Tones): string {
  const { crown, eyeX, eye, cheek, cheekY, noseY } = paint.head;
  return [
    stripe(
      paint,
      [
        [10, -eye * 1.7, 44],
        [12, -crown * 0.66, 30],
        [9, -crown * 1.1, 8],
      ],
      7,
      tones,
    ),
    stripe(
      paint,
      [
        [eyeX * 0.5, -eye * 1.3, 44],
        [eyeX * 0.52, -crown * 0.64, 28],
        [eyeX * 0.5, -crown * 1.1, 4],
      ],
      9,
      tones,
    ),
    stripe(
      paint,
      [
        [eyeX * 1.2, -eye * 1.36, 30],
        [eyeX * 1.12, -crown * 0.6, 20],
        [eyeX * 0.98, -crown * 1.06, 0],
      ],
      9,
      tones,
    ),
    stripe(
      paint,
      [
        [eyeX + eye * 1.1, -2, 22],
        [cheek * 0.86, 4, 6],
        [cheek * 1.1, -8, -16],
      ],
      6,
      tones,
    ),
    stripe(
      paint,
      [
        [eyeX + eye * 0.5, eye * 1.1, 30],
        [cheek * 0.8, cheekY * 0.78, 8],
        [cheek * 1.12, cheekY * 0.6, -14],
      ],
      8,
      tones,
    ),
    stripe(
      paint,
      [
        [eyeX + eye * 0.1, noseY * 1.06, 34],
        [cheek * 0.72, cheekY * 1.5, 8],
        [cheek * 1.04, cheekY * 1.5, -10],
      ],
      8,
      tones,
    ),
  ].join('');
}

const spectacles = (paint: FacePaint, tones: Tones) => {
  const { eyeX, eye } = paint.head;
  return ([1, -1] as const)
    .map((side) =>
      fill(
        curvePath(
          oneSide(paint.stage, side, [
            [eyeX - eye * 1.7, eye * 0.9, 44],
            [eyeX - eye * 0.5, -eye * 1.6, 42],
            [eyeX + eye * 1.1, -eye * 1.4, 28],
            [eyeX + eye * 1.7, -eye * 0.1, 20],
            [eyeX + eye * 0.3, eye * 1.6, 38],
          ]),
        ),
        tones.light,
        `opacity="0.9" ${GRAIN_FINE}`,
      ),
    )
    .join('');
};

/** White that rises from the muzzle to a point between the eyes. */
const chevron = (paint: FacePaint, tones: Tones, height: number, width: number) => {
  const { chin, jaw, noseY, pad } = paint.head;
  return marking(
    paint,
    bothSides(paint.stage, [
      [0, -height, 46],
      [width * 0.2, -height * 0.4, 46],
      [width * 0.46, noseY * 0.3, 46],
      [pad * 1.14 + width * 0.3, noseY * 0.92, 40],
      [jaw * 0.94, chin * 0.84, 20],
      [jaw * 0.6, chin * 1.2, 20],
      [0, chin * 1.2, 30],
    ]),
    tones,
  );
};

const cap = (paint: FacePaint, side: 1 | -1, tones: Tones, low: number) => {
  const { crown, temple, eyeX, cheek } = paint.head;
  return marking(
    paint,
    oneSide(paint.stage, side, [
      [-eyeX * 0.14, -crown * 1.14, 10],
      [temple, -crown * 1.1, -10],
      [cheek * 1.2, 0, -10],
      [cheek * 1.1, low, 0],
      [eyeX * 0.9, low * 0.7, 40],
      [eyeX * 0.34, -4, 44],
      [eyeX * 0.18, -crown * 0.6, 34],
    ]),
    tones,
  );
};

/** A mask that fades outward from the muzzle, as on a siamese. */
function mask(paint: FacePaint, tones: Tones): string {
  const { eyeX, eye, noseY, chin, crown, pad } = paint.head;
  const shape = curvePath(
    bothSides(paint.stage, [
      [0, -crown * 0.8, 34],
      [eyeX * 1.1, -eye * 1.5, 38],
      [eyeX + eye * 1.6, eye * 0.5, 26],
      [pad * 2.2, noseY + 20, 26],
      [pad * 1.5, chin * 1.1, 30],
      [0, chin * 1.2, 36],
    ]),
  );
  const muzzle = curvePath(
    bothSides(paint.stage, [
      [0, -eye * 0.7, 44],
      [eyeX * 0.5, eye * 0.4, 42],
      [pad * 1.7, noseY + 14, 30],
      [pad * 1.4, chin * 1.04, 30],
      [0, chin * 1.16, 36],
    ]),
  );
  return (
    fill(shape, tones.base, `opacity="0.9" ${GRAIN}`) +
    fill(muzzle, tones.base, GRAIN) +
    fill(muzzle, tones.base, GRAIN)
  );
}

function mottle(paint: FacePaint, polygon: readonly Point[], tones: Tones): string {
  const half = cap(paint, 1, tones, paint.head.noseY * 1.3);
  const flecks = brushed(paint.sketch, tones, paint.texture, paint.stage.scale);
  return half + flecks(polygon, paint.lie);
}

/** What the pattern paints on a cat's skull, under muzzle and eyes. */
export function catFaceMarkings(paint: FacePaint, polygon: readonly Point[]): string {
  const { colours, head, portrait, sketch, stage, texture, lie } = paint;
  switch (portrait.pattern) {
    case 'solid':
      return portrait.build === 'bare'
        ? striped(sketch, colours.face, texture, 40 * stage.scale, 3)(polygon, lie)
        : '';
    case 'tuxedo':
      return chevron(paint, colours.second, head.eye * 0.2, 16);
    case 'bicolour':
      return chevron(paint, colours.second, head.crown * 0.9, 50);
    case 'tabby':
      return spectacles(paint, colours.face) + tabby(paint, colours.second);
    case 'tabby-white':
      return (
        spectacles(paint, colours.face) +
        tabby(paint, colours.second) +
        chevron(paint, colours.third, head.crown * 0.5, 34)
      );
    case 'calico':
      return (
        cap(paint, 1, colours.second, head.cheekY) + cap(paint, -1, colours.third, head.eye * 0.4)
      );
    case 'tortoiseshell':
      return mottle(paint, polygon, colours.second);
    case 'spotted':
      return spectacles(paint, colours.face) + tabby(paint, colours.second);
    case 'points':
      return mask(paint, colours.second);
    case 'points-white':
      return mask(paint, colours.second) + chevron(paint, colours.third, head.crown * 0.5, 40);
  }
}
