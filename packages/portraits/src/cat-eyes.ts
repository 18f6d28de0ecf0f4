import type { CatHead } from './cat-proportions';
import { features, irises } from './coat-palette';
import { curvePath } from './curve';
import type { CatPortrait } from './portrait';
import { fill, group, line, type Sketch } from './sketch';
import { oneSide, type Stage } from './stage';

const opening = (stage: Stage, head: CatHead, side: 1 | -1, grow: number) => {
  const { eyeX, eye, open, slant } = head;
  const e = eye * grow;
  return oneSide(stage, side, [
    [eyeX - e * 1.12, e * (0.34 + slant * 0.4), 42],
    [eyeX - e * 0.56, -e * 0.5 * open, 42],
    [eyeX + e * 0.2, -e * 0.9 * open, 38],
    [eyeX + e * 0.84, -e * (0.52 * open + slant * 0.4), 28],
    [eyeX + e * 1.1, -e * slant * 1.1, 22],
    [eyeX + e * 0.62, e * 0.6 * open, 32],
    [eyeX - e * 0.14, e * 0.88 * open, 40],
    [eyeX - e * 0.74, e * 0.66 * open, 42],
  ]);
};

function eyeOf(sketch: Sketch, stage: Stage, portrait: CatPortrait, head: CatHead, side: 1 | -1) {
  const colour = portrait.eyes === 'odd' ? (side === 1 ? 'blue' : 'amber') : portrait.eyes;
  const iris = irises[colour];
  const { eyeX, eye } = head;
  const shape = curvePath(opening(stage, head, side, 1));
  const centre = stage.at(eyeX * side, 0, 38);
  const r = eye * stage.scale;
  const wide = portrait.age === 'Baby' ? 0.5 : 0.34;
  const oval = (dx: number, dy: number, rx: number, ry: number, paint: string, more = '') =>
    `<ellipse cx="${(centre.x + dx * r).toFixed(1)}" cy="${(centre.y + dy * r).toFixed(1)}" rx="${(rx * r).toFixed(1)}" ry="${(ry * r).toFixed(1)}" fill="${paint}"${more}/>`;
  const lid = curvePath(
    oneSide(stage, side, [
      [eyeX - eye * 1.3, eye * 0.1, 42],
      [eyeX - eye * 0.3, -eye * 0.5, 40],
      [eyeX + eye * 0.6, -eye * 0.46, 30],
      [eyeX + eye * 1.3, -eye * 0.2, 22],
      [eyeX + eye, -eye * 1.5, 22],
      [eyeX - eye, -eye * 1.5, 42],
    ]),
  );
  const corner = curvePath(
    oneSide(stage, side, [
      [eyeX - eye * 1.3, eye * 0.5, 44],
      [eyeX - eye * 0.9, eye * 0.3, 43],
      [eyeX - eye * 0.62, eye * 0.24, 42],
    ]),
    false,
  );
  return [
    fill(curvePath(opening(stage, head, side, 1.2)), features.rim),
    group(
      sketch.clip(shape),
      fill(shape, iris.own),
      oval(0, 0.3, 0.86, 0.62, iris.glow, ' opacity="0.9"'),
      oval(0, -0.02, wide, 0.74, features.pupil),
      fill(lid, features.pupil, 'opacity="0.42"'),
      oval(-0.34, -0.34, 0.2, 0.22, features.glint),
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
