import { features, irises } from './coat-palette.ts';
import { curvePath, spot } from './curve.ts';
import type { DogHead } from './dog-proportions.ts';
import type { DogPortrait } from './portrait.ts';
import { fill, group, line, type Sketch } from './sketch.ts';
import { oneSide, type Stage } from './stage.ts';

function almond(stage: Stage, head: DogHead, side: 1 | -1, size: number) {
  const { eyeX, eye, slant } = head;
  const lift = slant * eye;
  return oneSide(stage, side, [
    [eyeX - eye * 1.12 * size, eye * 0.26 + lift, 58],
    [eyeX - eye * 0.5 * size, -eye * 0.72 * size, 58],
    [eyeX + eye * 0.3 * size, -eye * 0.86 * size - lift * 0.5, 54],
    [eyeX + eye * 1.06 * size, -eye * 0.02 - lift, 42],
    [eyeX + eye * 0.5 * size, eye * 0.74 * size, 52],
    [eyeX - eye * 0.4 * size, eye * 0.82 * size, 58],
  ]);
}

/** One eye: dark rim, iris lit from below, pupil, and the window's reflection. */
function eyeOf(sketch: Sketch, stage: Stage, portrait: DogPortrait, head: DogHead, side: 1 | -1) {
  const { eyes } = portrait;
  const colour = eyes === 'odd' ? (side === 1 ? 'blue' : 'brown') : eyes;
  const iris = irises[colour];
  const radius = head.eye * stage.scale;
  const centre = stage.at(head.eyeX * side, 0, 56);
  const opening = curvePath(almond(stage, head, side, 1));
  const disc = (x: number, y: number, size: number, paint: string, more = '') =>
    `<circle cx="${spot({ x: centre.x + x * radius, y: 0 }).split(',')[0]}" cy="${spot({ x: 0, y: centre.y + y * radius }).split(',')[1]}" r="${Math.round(size * radius * 10) / 10}" fill="${paint}"${more}/>`;
  const inside = group(
    sketch.clip(opening),
    fill(opening, features.rim),
    disc(0, 0, 0.86, iris.own),
    disc(0.06, 0.36, 0.46, iris.glow, ' opacity="0.7"'),
    disc(0, -0.04, 0.58, features.pupil),
    fill(
      curvePath(
        oneSide(stage, side, [
          [head.eyeX - head.eye * 1.3, -head.eye * 0.1, 58],
          [head.eyeX, -head.eye * 0.46, 56],
          [head.eyeX + head.eye * 1.3, -head.eye * 0.2, 44],
          [head.eyeX + head.eye, -head.eye * 1.4, 44],
          [head.eyeX - head.eye, -head.eye * 1.4, 58],
        ]),
      ),
      features.pupil,
      'opacity="0.55"',
    ),
    disc(-0.28, -0.32, 0.25, features.glint),
    disc(0.34, 0.36, 0.1, features.glint, ' opacity="0.55"'),
  );
  return (
    fill(curvePath(almond(stage, head, side, 1.2)), features.rim) +
    inside +
    line(
      curvePath(
        oneSide(stage, side, [
          [head.eyeX - head.eye * 1.05, -head.eye * 0.55, 58],
          [head.eyeX - head.eye * 0.2, -head.eye * 1.3, 58],
          [head.eyeX + head.eye * 0.85, -head.eye * 0.9, 48],
        ]),
        false,
      ),
      features.rim,
      head.eye * 0.09 * stage.scale,
      'opacity="0.35"',
    )
  );
}

/** Both eyes, the far one first. */
export function drawDogEyes(
  sketch: Sketch,
  stage: Stage,
  portrait: DogPortrait,
  head: DogHead,
): string {
  const far: 1 | -1 = stage.turn > 0 ? 1 : -1;
  const near: 1 | -1 = far === 1 ? -1 : 1;
  return eyeOf(sketch, stage, portrait, head, far) + eyeOf(sketch, stage, portrait, head, near);
}
