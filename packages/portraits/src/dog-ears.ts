import { features, type Tones } from './coat-palette';
import { curvePath } from './curve';
import type { DogHead } from './dog-proportions';
import { away, flat, type Lie } from './fur';
import type { Point } from './geometry';
import { pelt } from './pelt';
import type { DogPortrait } from './portrait';
import { fill, GRAIN_FINE, type Sketch } from './sketch';
import { oneSide, type Stage } from './stage';
import { scaleTexture, type Texture } from './texture';

type Spots = readonly (readonly [number, number, number?])[];
type EarKind = DogPortrait['ears'];

/** Outlines in the head's measure for the right ear; drawn behind or before the skull. */
function earOutline(kind: EarKind, head: DogHead): Spots {
  const w = head.temple;
  const top = -head.crown;
  switch (kind) {
    case 'pricked':
      return [
        [w * 0.22, top * 0.8, -10],
        [w * 0.5, top * 1.5, -20],
        [w * 0.9, top * 2.12, -24],
        [w * 1.12, top * 1.62, -30],
        [w * 1.12, top * 0.5, -30],
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
        [w * 0.34, top * 0.8, -6],
        [w * 0.6, top * 1.3, -14],
        [w * 0.98, top * 1.26, -22],
        [w * 1.1, top * 0.5, -26],
        [w * 0.7, top * 0.4, -10],
      ];
    case 'rose':
      return [
        [w * 0.5, top * 0.86, -10],
        [w * 0.86, top * 1.16, -20],
        [w * 1.24, top * 0.96, -34],
        [w * 1.42, top * 0.5, -50],
        [w * 1.16, top * 0.36, -30],
        [w * 0.84, top * 0.3, -14],
      ];
    case 'floppy':
      return [
        [w * 0.5, top * 0.92, 0],
        [w * 0.86, top * 1.02, -10],
        [w * 1.2, top * 0.62, -22],
        [w * 1.36, 0, -20],
        [w * 1.28, head.chin * 0.36, -10],
        [w * 1.04, head.chin * 0.54, 0],
        [w * 0.86, head.chin * 0.24, 6],
        [w * 0.8, top * 0.34, 0],
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

/** The tip of a folded ear, hanging forward over its base. */
const flapOutline = (head: DogHead): Spots => {
  const w = head.temple;
  const top = -head.crown;
  return [
    [w * 0.52, top * 1.2, -4],
    [w * 0.84, top * 1.4, -14],
    [w * 1.16, top * 1.16, -20],
    [w * 1.22, top * 0.74, -16],
    [w * 1.02, top * 0.4, 0],
    [w * 0.8, top * 0.66, 6],
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
      const outline = oneSide(stage, side, earOutline(kind, head));
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
      const spots = kind === 'folded' ? flapOutline(head) : earOutline(kind, head);
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
        })
      );
    })
    .join('');
}
