import { features, type Tones } from './coat-palette.ts';
import { curvePath, polygonPath } from './curve.ts';
import type { DogHead } from './dog-proportions.ts';
import { away, flat, type Lie } from './fur.ts';
import type { Point } from './geometry.ts';
import { pelt } from './pelt.ts';
import type { DogPortrait } from './portrait.ts';
import { fill, GRAIN_FINE, type Sketch } from './sketch.ts';
import { oneSide, type Stage } from './stage.ts';
import { scaleTexture, type Texture } from './texture.ts';

type Spots = readonly (readonly [number, number, number?])[];
type EarKind = DogPortrait['ears'];

/** Outlines in the head's measure for the right ear; drawn behind or before the skull. */
function earOutline(kind: EarKind, head: DogHead, lift = 1): Spots {
  const w = head.temple;
  const top = -head.crown;
  switch (kind) {
    case 'pricked':
      return [
        [w * 0.24, top * 0.8, -10],
        [w * 0.5, top * 1.4, -20],
        [w * 0.86, top * 1.92, -24],
        [w * 0.98, top * 1.84, -26],
        [w * 1.1, top * 1.26, -30],
        [w * 1.08, top * 0.4, -30],
        [w * 0.7, top * 0.3, -10],
      ];
    case 'bat':
      return [
        [w * 0.3, top * 0.8, -10],
        [w * 0.46, top * 1.5, -20],
        [w * 0.76, top * 2.06, -24],
        [w * 1.08, top * 2.02, -30],
        [w * 1.22, top * 1.3, -30],
        [w * 1.1, top * 0.5, -30],
        [w * 0.7, top * 0.4, -10],
      ];
    case 'folded':
      return [
        [w * 0.32, top * 0.8, -6],
        [w * 0.46, top * 1.2 * lift, -14],
        [w * 0.8, top * 1.34 * lift, -18],
        [w * 1.08, top * 1.1 * lift, -22],
        [w * 1.08, top * 0.4, -26],
        [w * 0.7, top * 0.4, -10],
      ];
    case 'rose':
      return [
        [w * 0.5, top * 0.88, -10],
        [w * 0.82, top * 1.16, -20],
        [w * 1.22, top * 1.06, -34],
        [w * 1.52, top * 0.62, -50],
        [w * 1.5, top * 0.34, -44],
        [w * 1.14, top * 0.36, -24],
        [w * 0.86, top * 0.42, -10],
      ];
    case 'floppy':
      return [
        [w * 0.52, top * 0.88, 0],
        [w * 0.86, top * 1.02, -10],
        [w * 1.22, top * 0.66, -22],
        [w * 1.36, -head.chin * 0.04, -20],
        [w * 1.26, head.chin * 0.34, -10],
        [w * 1.12, head.chin * 0.44, -2],
        [w * 0.98, head.chin * 0.3, 4],
        [w * 0.86, -head.chin * 0.04, 6],
        [w * 0.78, top * 0.4, 0],
      ];
    case 'long':
      return [
        [w * 0.58, top * 0.62, 0],
        [w * 0.92, top * 0.76, -10],
        [w * 1.28, top * 0.3, -20],
        [w * 1.5, head.chin * 0.34, -16],
        [w * 1.46, head.chin * 0.88, -8],
        [w * 1.18, head.chin * 1.12, 2],
        [w * 0.92, head.chin * 0.86, 6],
        [w * 0.84, head.chin * 0.2, 4],
        [w * 0.82, top * 0.16, 0],
      ];
  }
}

/** How high a folded ear stands before it falls over. */
const foldLift = (portrait: DogPortrait): number =>
  portrait.build === 'collie' ? 1.3 : portrait.build === 'pug' ? 0.86 : 1;

/** The tip of a folded ear, hanging forward over its base. */
const flapOutline = (head: DogHead, lift: number): Spots => {
  const w = head.temple;
  const top = -head.crown;
  return [
    [w * 0.42, top * 1.08 * lift, -4],
    [w * 0.74, top * 1.32 * lift, -12],
    [w * 1.06, top * 1.14 * lift, -18],
    [w * 1.2, top * (lift - 0.28), -14],
    [w * 1.18, top * (lift - 0.8), -2],
    [w * 1.1, top * (lift - 0.86), 0],
    [w * 0.8, top * (lift - 0.36), 8],
  ];
};

const innerOf = (outline: readonly Point[], share: number): Point[] => {
  const base = outline.at(-1) as Point;
  const first = outline[0] as Point;
  const root = { x: (base.x + first.x) / 2, y: (base.y + first.y) / 2 };
  return outline.map((p) => ({
    x: root.x + (p.x - root.x) * share,
    y: root.y + (p.y - root.y) * share,
  }));
};

export interface EarPaint {
  tones: Tones;
  texture: Texture;
  markings?: (polygon: readonly Point[]) => string;
}

const hangs = (kind: EarKind) => kind === 'floppy' || kind === 'long';

function upright(sketch: Sketch, outline: Point[], paint: EarPaint, lie: Lie): string {
  const inner = innerOf(outline, 0.74);
  return (
    pelt(sketch, { ...paint, outline, lie }) +
    fill(curvePath(inner), features.earDusk, `opacity="0.8" ${GRAIN_FINE}`) +
    fill(curvePath(innerOf(outline, 0.52)), features.earRose, `opacity="0.75" ${GRAIN_FINE}`)
  );
}

/** What of the ears lies behind the skull. */
export function drawEarsBehind(
  sketch: Sketch,
  stage: Stage,
  portrait: DogPortrait,
  head: DogHead,
  paint: EarPaint,
): string {
  const kind = portrait.ears;
  if (hangs(kind)) return '';
  const sides = stage.turn > 0 ? ([1, -1] as const) : ([-1, 1] as const);
  return sides
    .map((side) => {
      const outline = oneSide(stage, side, earOutline(kind, head, foldLift(portrait)));
      const lie = away(stage.at(head.temple * 0.7 * side, -head.crown * 0.3), -0.3);
      return kind === 'pricked' || kind === 'bat'
        ? upright(sketch, outline, paint, lie)
        : pelt(sketch, { ...paint, outline, lie });
    })
    .join('');
}

/** What of the ears hangs over the skull. */
export function drawEarsBefore(
  sketch: Sketch,
  stage: Stage,
  portrait: DogPortrait,
  head: DogHead,
  paint: EarPaint,
): string {
  const kind = portrait.ears;
  if (!hangs(kind) && kind !== 'folded') return '';
  return ([1, -1] as const)
    .map((side) => {
      const spots =
        kind === 'folded' ? flapOutline(head, foldLift(portrait)) : earOutline(kind, head);
      const outline = oneSide(stage, side, spots);
      const shadow = outline.map((p) => ({ x: p.x + 9 * stage.scale, y: p.y + 12 * stage.scale }));
      const texture = kind === 'folded' ? scaleTexture(paint.texture, 0.7) : paint.texture;
      return (
        fill(curvePath(shadow), paint.tones.deep, `opacity="0.4" ${GRAIN_FINE}`) +
        pelt(sketch, {
          ...paint,
          texture,
          outline,
          lie: flat(Math.PI / 2 - 0.28 * side),
          markings: (polygon) =>
            fill(polygonPath(polygon), paint.tones.shade, 'opacity="0.38"') +
            (paint.markings?.(polygon) ?? ''),
        })
      );
    })
    .join('');
}
