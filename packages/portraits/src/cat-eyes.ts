import type { CatHead } from './cat-proportions.ts';
import { features, irises } from './coat-palette.ts';
import { curvePath } from './curve.ts';
import type { CatPortrait } from './portrait.ts';
import { fill, group, line, type Sketch } from './sketch.ts';
import { oneSide, type Stage } from './stage.ts';

const opening = (stage: Stage, head: CatHead, side: 1 | -1, grow: number) => {
  const { eyeX, eye, open, slant } = head;
  const e = eye * grow;
  return oneSide(stage, side, [
    [eyeX - e * 1.06, e * (0.16 + slant * 0.5), 42],
    [eyeX - e * 0.68, -e * 0.56 * open, 42],
    [eyeX - e * 0.04, -e * 0.98 * open, 39],
    [eyeX + e * 0.64, -e * (0.74 * open + slant * 0.2), 32],
    [eyeX + e * 1.04, -e * slant, 23],
    [eyeX + e * 0.72, e * 0.58 * open, 30],
    [eyeX + e * 0.02, e * 0.94 * open, 39],
    [eyeX - e * 0.66, e * 0.74 * open, 42],
  ]);
};

function eyeOf(sketch: Sketch, stage: Stage, portrait: CatPortrait, head: CatHead, side: 1 | -1) {
  const colour = portrait.eyes === 'odd' ? (side === 1 ? 'blue' : 'amber') : portrait.eyes;
  const iris = irises[colour];
  const { eyeX, eye } = head;
  const shape = curvePath(opening(stage, head, side, 1));
  const centre = stage.at(eyeX * side, 0, 38);
  const r = eye * stage.scale;
  const wide = portrait.age === 'Baby' ? 0.62 : 0.46;
  const oval = (dx: number, dy: number, rx: number, ry: number, paint: string, more = '') =>
    `<ellipse cx="${(centre.x + dx * r).toFixed(1)}" cy="${(centre.y + dy * r).toFixed(1)}" rx="${(rx * r).toFixed(1)}" ry="${(ry * r).toFixed(1)}" fill="${paint}"${more}/>`;
  const lid = curvePath(
    oneSide(stage, side, [
      [eyeX - eye * 1.3, eye * 0.1, 42],
      [eyeX - eye * 0.4, -eye * 0.52, 40],
      [eyeX + eye * 0.5, -eye * 0.56, 30],
      [eyeX + eye * 1.3, -eye * 0.2, 22],
      [eyeX + eye, -eye * 1.5, 22],
      [eyeX - eye, -eye * 1.5, 42],
    ]),
  );
  const corner = curvePath(
    oneSide(stage, side, [
      [eyeX - eye * 1.28, eye * 0.52, 44],
      [eyeX - eye * 1.12, eye * 0.36, 43],
      [eyeX - eye * 0.96, eye * 0.24, 42],
    ]),
    false,
  );
  return [
    fill(curvePath(opening(stage, head, side, 1.17)), features.rim),
    group(
      sketch.clip(shape),
      fill(shape, iris.own),
      oval(0, 0.3, 0.86, 0.62, iris.glow, ' opacity="0.9"'),
      oval(0, -0.02, wide, 0.72, features.pupil),
      fill(lid, features.pupil, 'opacity="0.3"'),
      oval(-0.3, -0.36, 0.22, 0.24, features.glint),
      oval(0.36, 0.42, 0.09, 0.09, features.glint, ' opacity="0.6"'),
    ),
    line(corner, features.rim, 5 * stage.scale),
  ].join('');
}

/** Both eyes of a cat, the far one first. */
export function drawCatEyes(
  sketch: Sketch,
  stage: Stage,
  portrait: CatPortrait,
  head: CatHead,
): string {
  const far: 1 | -1 = stage.turn > 0 ? 1 : -1;
  const near: 1 | -1 = far === 1 ? -1 : 1;
  return eyeOf(sketch, stage, portrait, head, far) + eyeOf(sketch, stage, portrait, head, near);
}
