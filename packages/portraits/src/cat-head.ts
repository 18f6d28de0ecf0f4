import { brand } from './brand-palette.ts';
import { catColours } from './cat-colours.ts';
import { drawCatEars } from './cat-ears.ts';
import { drawCatEyes } from './cat-eyes.ts';
import { catFaceMarkings } from './cat-markings.ts';
import { drawCatLips, drawCatNose, drawWhiskers } from './cat-mouth.ts';
import { type CatHead, catHead } from './cat-proportions.ts';
import type { Tones } from './coat-palette.ts';
import { curvePath } from './curve.ts';
import { away } from './fur.ts';
import { pelt } from './pelt.ts';
import type { CatPortrait } from './portrait.ts';
import { fill, GRAIN_FINE, type Sketch } from './sketch.ts';
import { bothSides, oneSide, type Stage } from './stage.ts';
import { scaleTexture, type Texture, textures } from './texture.ts';

const skullOutline = (stage: Stage, head: CatHead) =>
  bothSides(stage, [
    [0, -head.crown],
    [head.crownWidth * 0.62, -head.crown * 0.97],
    [head.crownWidth * 1.2, -head.crown * 0.74],
    [head.temple, -head.crown * 0.26],
    [head.cheek, head.cheekY],
    [head.jaw, head.chin * 0.82, 12],
    [head.jaw * 0.42, head.chin, 24],
    [0, head.chin * 1.02, 28],
  ]);

function pads(sketch: Sketch, stage: Stage, head: CatHead, tones: Tones, texture: Texture): string {
  const { pad, noseY, nose, depth, chin } = head;
  const fine = scaleTexture(texture, 0.5, 0.3);
  const lie = away(stage.at(0, noseY - 10, depth), 0.1);
  const one = (side: 1 | -1) =>
    pelt(sketch, {
      outline: oneSide(stage, side, [
        [-2, noseY + nose * 0.1, depth],
        [pad * 0.7, noseY - nose * 0.2, depth * 0.95],
        [pad * 1.16, noseY + nose * 0.9, depth * 0.8],
        [pad * 0.9, noseY + nose * 2.1, depth * 0.8],
        [pad * 0.36, noseY + nose * 2.4, depth * 0.95],
        [-2, noseY + nose * 1.6, depth],
      ]),
      tones,
      texture: fine,
      lie,
      form: 0.55,
    });
  const chinPaint = fill(
    curvePath(
      bothSides(stage, [
        [0, noseY + nose * 1.2, depth * 0.8],
        [pad * 0.9, noseY + nose * 1.6, depth * 0.8],
        [pad * 0.8, chin * 0.92, depth * 0.6],
        [0, chin * 1.02, depth * 0.6],
      ]),
    ),
    tones.base,
    `opacity="0.9" ${GRAIN_FINE}`,
  );
  return chinPaint + one(1) + one(-1);
}

/** A cat's head with ears and whiskers, on the stage. */
export function drawCatHead(sketch: Sketch, stage: Stage, portrait: CatPortrait): string {
  const head = catHead(portrait);
  const colours = catColours(portrait);
  const texture = scaleTexture(textures[portrait.coat], stage.scale);
  const lie = away(stage.at(0, head.noseY * 0.5, 30), 0.15);
  const padTones = portrait.pattern === 'points' ? colours.second : colours.pads;
  const isPale = ['white', 'cream', 'rose'].includes(portrait.colours[0]);
  const bridge = fill(
    curvePath(
      bothSides(stage, [
        [0, -head.eye * 0.6, 44],
        [head.nose * 0.7, 0, 46],
        [head.nose * 1.1, head.noseY * 0.7, head.depth],
        [0, head.noseY, head.depth],
      ]),
    ),
    colours.face.light,
    `opacity="0.3" ${GRAIN_FINE}`,
  );
  const areFolded = portrait.ears === 'folded';
  const ears = () => drawCatEars(sketch, stage, portrait, head, colours, texture);
  return [
    areFolded ? '' : ears(),
    pelt(sketch, {
      outline: skullOutline(stage, head),
      tones: colours.face,
      texture,
      lie,
      glow: portrait.pattern === 'calico' ? 0.3 : 1,
      markings: (polygon) =>
        catFaceMarkings({ sketch, stage, portrait, head, colours, texture, lie }, polygon),
    }),
    bridge,
    areFolded ? ears() : '',
    pads(sketch, stage, head, padTones, texture),
    drawCatLips(stage, head),
    drawCatNose(stage, portrait, head),
    drawCatEyes(sketch, stage, portrait, head),
    drawWhiskers(
      sketch,
      stage,
      head,
      isPale ? brand.walnut : brand.light,
      portrait.build === 'bare' || isPale,
    ),
  ].join('');
}
