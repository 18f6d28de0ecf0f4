import type { CatHead } from './cat-proportions.ts';
import { features } from './coat-palette.ts';
import { curvePath } from './curve.ts';
import type { CatPortrait } from './portrait.ts';
import { between } from './random.ts';
import { fill, line, type Sketch } from './sketch.ts';
import { bothSides, oneSide, type Stage } from './stage.ts';

const darkNosed = (portrait: CatPortrait) =>
  ['black', 'blue', 'grey'].includes(portrait.colours[0]) && portrait.pattern !== 'bicolour';

/** The nose, a rounded triangle. */
export function drawCatNose(stage: Stage, portrait: CatPortrait, head: CatHead): string {
  const { nose, noseY, depth } = head;
  const isDark = darkNosed(portrait) || portrait.pattern === 'points';
  const [own, dark] = isDark
    ? [features.nose, features.pupil]
    : [features.noseRose, features.noseRoseDark];
  const shape = bothSides(stage, [
    [0, noseY - nose * 0.44, depth],
    [nose * 0.7, noseY - nose * 0.5, depth],
    [nose, noseY - nose * 0.2, depth],
    [nose * 0.52, noseY + nose * 0.34, depth],
    [0, noseY + nose * 0.64, depth],
  ]);
  const nostril = (side: 1 | -1) =>
    line(
      curvePath(
        oneSide(stage, side, [
          [nose * 0.26, noseY + nose * 0.3, depth],
          [nose * 0.5, noseY + nose * 0.06, depth],
          [nose * 0.8, noseY + nose * 0.02, depth],
        ]),
        false,
      ),
      dark,
      3.4 * stage.scale,
    );
  const shine = bothSides(stage, [
    [0, noseY - nose * 0.3, depth],
    [nose * 0.6, noseY - nose * 0.34, depth],
    [0, noseY - nose * 0.06, depth],
  ]);
  return (
    fill(curvePath(shape), own) +
    fill(curvePath(shine), features.glint, 'opacity="0.28"') +
    nostril(1) +
    nostril(-1)
  );
}

/** The line under the nose and the two curves of the lips. */
export function drawCatLips(stage: Stage, head: CatHead): string {
  const { nose, noseY, pad, depth } = head;
  const y = noseY + nose * 1.7;
  const half = (side: 1 | -1) =>
    line(
      curvePath(
        oneSide(stage, side, [
          [0, y, depth],
          [pad * 0.36, y + 13, depth * 0.96],
          [pad * 0.76, y + 8, depth * 0.86],
          [pad * 0.98, y - 4, depth * 0.76],
        ]),
        false,
      ),
      features.rim,
      3.6 * stage.scale,
      'opacity="0.85"',
    );
  return (
    line(
      curvePath([stage.at(0, noseY + nose * 0.6, depth), stage.at(0, y, depth)], false),
      features.rim,
      3.4 * stage.scale,
      'opacity="0.85"',
    ) +
    half(1) +
    half(-1)
  );
}

/** Whiskers, and the dots they grow from. */
export function drawWhiskers(
  sketch: Sketch,
  stage: Stage,
  head: CatHead,
  colour: string,
  isFine: boolean,
): string {
  const { pad, noseY, nose, depth, cheek } = head;
  const { random } = sketch;
  return ([1, -1] as const)
    .flatMap((side) =>
      [0, 1, 2, 3, 4].map((index) => {
        const x = side * pad * (0.62 + 0.12 * (index % 3));
        const y = noseY + nose * 0.5 + index * 7.5;
        const reach = cheek * between(random, 1.2, 1.5);
        const drop = (index - 2.2) * 17 + between(random, -6, 6);
        const root = stage.at(x, y, depth * 0.9);
        const dot = `<circle cx="${root.x.toFixed(1)}" cy="${root.y.toFixed(1)}" r="${(2.1 * stage.scale).toFixed(1)}" fill="${features.rim}" opacity="0.45"/>`;
        return (
          dot +
          line(
            curvePath(
              [
                root,
                stage.at(side * reach * 0.6, y - 12 + drop * 0.35, 20),
                stage.at(side * reach, y + drop, -10),
              ],
              false,
            ),
            colour,
            (isFine ? 1.5 : 2) * stage.scale,
            'opacity="0.8"',
          )
        );
      }),
    )
    .join('');
}
