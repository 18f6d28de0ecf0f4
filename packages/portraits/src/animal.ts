import { drawAccessory } from './accessories.ts';
import type { Body } from './body.ts';
import { bustSilhouette, drawBust } from './body-bust.ts';
import { drawLying, lyingSilhouette } from './body-lying.ts';
import { drawSitting, sittingSilhouette } from './body-sitting.ts';
import { brand } from './brand-palette.ts';
import { catBody } from './cat-body.ts';
import { drawCatHead } from './cat-head.ts';
import { spot } from './curve.ts';
import { dogBody } from './dog-body.ts';
import { drawDogHead } from './dog-head.ts';
import { DUST, gradientId } from './picture.ts';
import type { Placing } from './placing.ts';
import type { Portrait } from './portrait.ts';
import { group, type Sketch } from './sketch.ts';
import type { Stage } from './stage.ts';

/** The body that the portrait asks for. */
export const bodyOf = (sketch: Sketch, portrait: Portrait): Body =>
  portrait.species === 'Dog' ? dogBody(sketch, portrait) : catBody(sketch, portrait);

function drawBody(sketch: Sketch, torso: Stage, body: Body, portrait: Portrait): string {
  const side = portrait.looks === 'left' ? -1 : 1;
  switch (portrait.pose) {
    case 'facing':
    case 'three-quarter':
      return drawBust(sketch, torso, body);
    case 'sitting':
      return drawSitting(sketch, torso, body, side);
    case 'lying':
      return drawLying(sketch, torso, body, side);
  }
}

function silhouetteOf(torso: Stage, body: Body, portrait: Portrait): string {
  switch (portrait.pose) {
    case 'facing':
    case 'three-quarter':
      return bustSilhouette(torso, body);
    case 'sitting':
      return sittingSilhouette(torso, body);
    case 'lying':
      return lyingSilhouette(torso, body);
  }
}

/** What the head takes from the light on the chest. */
function throatShadow(torso: Stage, body: Body): string {
  const [cx, cy] = spot(torso.at(8, body.chin * 0.92)).split(',');
  const rx = (body.neck * 1.3 * torso.scale).toFixed(1);
  const ry = (body.chin * 0.52 * torso.scale).toFixed(1);
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#${gradientId(brand.walnutDark)})" opacity="0.62" ${DUST}/>`;
}

/** One animal, from its tail to the whiskers, without a background. */
export function drawAnimal(
  sketch: Sketch,
  portrait: Portrait,
  body: Body,
  { head, torso }: Placing,
): string {
  const silhouette = silhouetteOf(torso, body, portrait);
  const neck = { width: body.neck * 1.04, y: body.chin * 1.06 };
  return [
    drawBody(sketch, torso, body, portrait),
    group(sketch.clip(silhouette), throatShadow(torso, body)),
    drawAccessory(sketch, torso, portrait.accessory, neck, silhouette),
    portrait.species === 'Dog'
      ? drawDogHead(sketch, head, portrait)
      : drawCatHead(sketch, head, portrait),
  ].join('');
}
