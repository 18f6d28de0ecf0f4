import { features } from './coat-palette.ts';
import { curvePath } from './curve.ts';
import { dogColours } from './dog-colours.ts';
import { drawEarsBefore, drawEarsBehind } from './dog-ears.ts';
import { drawDogEyes } from './dog-eyes.ts';
import { drawBeard, drawTopknot } from './dog-furnishings.ts';
import { dogFaceMarkings } from './dog-markings.ts';
import { drawDogLips, drawDogNose, drawDogTongue } from './dog-mouth.ts';
import { drawDogMuzzle } from './dog-muzzle.ts';
import { chinOutline, skullOutline } from './dog-outline.ts';
import { dogHead } from './dog-proportions.ts';
import { away } from './fur.ts';
import { pelt } from './pelt.ts';
import type { DogPortrait } from './portrait.ts';
import { between } from './random.ts';
import { fill, GRAIN_FINE, type Sketch } from './sketch.ts';
import { oneSide, type Stage } from './stage.ts';
import { scaleTexture, textures } from './texture.ts';

/** A dog's head with ears, on the stage. */
export function drawDogHead(sketch: Sketch, stage: Stage, portrait: DogPortrait): string {
  const head = dogHead(portrait);
  const colours = dogColours(portrait);
  const texture = scaleTexture(textures[portrait.coat], stage.scale);
  const isShaved = portrait.build === 'poodle';
  const face = isShaved ? scaleTexture(textures.short, stage.scale) : texture;
  const fine = scaleTexture(face, 0.6, 0.3);
  const lie = away(stage.at(0, head.noseY * 0.55, 60), 0.15);
  const ears = { tones: colours.ears, texture: scaleTexture(texture, 0.85) };
  const isOpen = portrait.mouth === 'panting';
  const skull = skullOutline(stage, head);
  const below = away(stage.at(0, head.noseY - 20, head.depth), 0.2);
  const sockets = ([1, -1] as const).map((side) =>
    fill(
      curvePath(
        oneSide(stage, side, [
          [head.eyeX * 0.28, head.eye * 0.2, 60],
          [head.eyeX * 0.9, -head.eye * 1.4, 56],
          [head.eyeX + head.eye * 1.5, -head.eye * 0.1, 44],
          [head.eyeX, head.eye * 1.5, 54],
          [head.eyeX * 0.34, head.eye * 1.5, 60],
        ]),
      ),
      colours.face.deep,
      `opacity="0.42" ${GRAIN_FINE}`,
    ),
  );
  return [
    drawEarsBehind(sketch, stage, portrait, head, ears),
    pelt(sketch, {
      outline: skull,
      tones: colours.face,
      texture: face,
      lie,
      glow: ['spotted', 'patches', 'merle'].includes(portrait.pattern) ? 0.4 : 1,
      markings: (polygon) =>
        dogFaceMarkings({ sketch, stage, portrait, head, colours, texture: face, lie }, polygon),
    }),
    sockets.join(''),
    pelt(sketch, {
      outline: chinOutline(stage, head, isOpen ? 1 : 0),
      tones: portrait.pattern === 'saddle' ? colours.second : colours.muzzle,
      texture: fine,
      lie: below,
      form: 0.9,
    }),
    isOpen ? drawDogTongue(sketch, stage, head) : '',
    drawDogMuzzle(sketch, stage, portrait, head, colours, fine),
    portrait.coat === 'wire' ? drawBeard(sketch, stage, head, colours, texture) : '',
    whiskerDots(sketch, stage, head),
    drawDogLips(stage, portrait, head),
    drawDogNose(stage, portrait, head),
    drawDogEyes(sketch, stage, portrait, head),
    drawEarsBefore(sketch, stage, portrait, head, ears),
    drawTopknot(sketch, stage, portrait, head, colours, texture),
  ].join('');
}

function whiskerDots(sketch: Sketch, stage: Stage, head: ReturnType<typeof dogHead>): string {
  const { muzzle, noseY, depth } = head;
  return ([1, -1] as const)
    .flatMap((side) =>
      [0, 1, 2, 3, 4].map((index) => {
        const at = stage.at(
          side * muzzle * (0.42 + 0.15 * (index % 3)),
          noseY + 24 + Math.floor(index / 3) * 13 + between(sketch.random, -3, 3),
          depth * 0.95,
        );
        return `<circle cx="${at.x.toFixed(1)}" cy="${at.y.toFixed(1)}" r="${(2.2 * stage.scale).toFixed(1)}" fill="${features.rim}" opacity="0.4"/>`;
      }),
    )
    .join('');
}
