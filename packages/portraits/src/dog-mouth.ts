import { features } from './coat-palette.ts';
import { curvePath } from './curve.ts';
import type { DogHead } from './dog-proportions.ts';
import type { DogPortrait } from './portrait.ts';
import { fill, group, line, type Sketch } from './sketch.ts';
import { bothSides, oneSide, type Stage } from './stage.ts';

const lipsAt = (head: DogHead) => head.noseY + (head.chin - head.noseY) * 0.56;

/** The nose leather, lit from above. */
export function drawDogNose(stage: Stage, portrait: DogPortrait, head: DogHead): string {
  const { nose, noseY, depth } = head;
  const isLiver = portrait.colours[0] === 'chocolate';
  const [dark, light] = isLiver
    ? [features.noseLiver, features.noseLiverLight]
    : [features.nose, features.noseLight];
  const z = depth;
  const shape = bothSides(stage, [
    [0, noseY - nose * 0.56, z],
    [nose * 0.62, noseY - nose * 0.52, z],
    [nose, noseY - nose * 0.12, z * 0.95],
    [nose * 0.8, noseY + nose * 0.34, z * 0.97],
    [nose * 0.26, noseY + nose * 0.62, z],
    [0, noseY + nose * 0.68, z],
  ]);
  const shine = bothSides(stage, [
    [0, noseY - nose * 0.42, z],
    [nose * 0.5, noseY - nose * 0.38, z],
    [nose * 0.66, noseY - nose * 0.2, z],
    [0, noseY - nose * 0.18, z],
  ]);
  const nostril = (side: 1 | -1) =>
    fill(
      curvePath(
        oneSide(stage, side, [
          [nose * 0.28, noseY + nose * 0.16, z],
          [nose * 0.54, noseY - nose * 0.08, z],
          [nose * 0.8, noseY + nose * 0.06, z],
          [nose * 0.66, noseY + nose * 0.24, z],
        ]),
      ),
      features.pupil,
      'opacity="0.75"',
    );
  return (
    fill(curvePath(shape), dark) +
    fill(curvePath(shine), light, 'opacity="0.8"') +
    nostril(1) +
    nostril(-1)
  );
}

/** The line of the lips, turned up for a smile. */
export function drawDogLips(stage: Stage, portrait: DogPortrait, head: DogHead): string {
  const { nose, noseY, muzzle, depth } = head;
  const lips = lipsAt(head);
  const lift = portrait.mouth === 'closed' ? 0.06 : 0.3;
  const reach = portrait.build === 'bulldog' || portrait.build === 'pug' ? 0.92 : 0.8;
  const half = (side: 1 | -1) =>
    line(
      curvePath(
        oneSide(stage, side, [
          [0, lips, depth],
          [muzzle * 0.3, lips + 14, depth * 0.97],
          [muzzle * 0.62, lips + 8, depth * 0.88],
          [muzzle * reach, lips - muzzle * lift, depth * 0.74],
        ]),
        false,
      ),
      features.rim,
      4.6 * stage.scale,
    );
  const groove = line(
    curvePath([stage.at(0, noseY + nose * 0.6, depth), stage.at(0, lips, depth)], false),
    features.rim,
    4 * stage.scale,
  );
  return groove + half(1) + half(-1);
}

/** The open mouth and the tongue, under the lips. */
export function drawDogTongue(sketch: Sketch, stage: Stage, head: DogHead): string {
  const { muzzle, chin, depth } = head;
  const lips = lipsAt(head);
  const hollow = bothSides(stage, [
    [0, lips - 6, depth],
    [muzzle * 0.5, lips + 2, depth * 0.9],
    [muzzle * 0.66, lips - 4, depth * 0.82],
    [muzzle * 0.44, chin + 8, depth * 0.8],
    [0, chin + 20, depth * 0.8],
  ]);
  const width = muzzle * 0.34;
  const tongue = bothSides(stage, [
    [0, lips + 2, depth],
    [width, lips + 6, depth],
    [width * 1.04, chin + 14, depth],
    [width * 0.74, chin + 46, depth],
    [0, chin + 56, depth],
  ]);
  const path = curvePath(tongue);
  return (
    fill(curvePath(hollow), features.mouth) +
    fill(path, features.tongue) +
    group(
      sketch.clip(path),
      fill(
        curvePath(
          bothSides(stage, [
            [0, lips - 10, depth],
            [width * 1.4, lips - 6, depth],
            [width * 1.3, lips + 26, depth],
            [0, lips + 34, depth],
          ]),
        ),
        features.tongueDark,
        'opacity="0.65"',
      ),
      line(
        curvePath([stage.at(0, lips + 14, depth), stage.at(2, chin + 30, depth)], false),
        features.tongueDark,
        4 * stage.scale,
        'opacity="0.7"',
      ),
    )
  );
}
