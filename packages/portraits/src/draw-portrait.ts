import { drawAccessory } from './accessories';
import type { Body } from './body';
import { bustSilhouette, drawBust } from './body-bust';
import { drawLying, lyingFloor, lyingSilhouette } from './body-lying';
import { drawSitting, sittingFloor, sittingSilhouette } from './body-sitting';
import { catBody } from './cat-body';
import { drawCatHead } from './cat-head';
import { catHead } from './cat-proportions';
import { dogBody } from './dog-body';
import { drawDogHead } from './dog-head';
import { dogHead } from './dog-proportions';
import { point } from './geometry';
import { frame } from './picture';
import type { Portrait } from './portrait';
import { between } from './random';
import { drawScene } from './scene';
import { createSketch, fill, GRAIN, type Sketch } from './sketch';
import { createStage, type Stage } from './stage';

/** Where the floor of a scene lies. */
const FLOOR = 826;

/** How far ears or crown rise above the eyes. */
function reachOf(portrait: Portrait): number {
  if (portrait.species === 'Cat') {
    const { earTip, crown } = catHead(portrait);
    return portrait.ears === 'folded' ? crown * 1.3 : earTip * 1.06;
  }
  const { crown } = dogHead(portrait);
  const isUpright = portrait.ears === 'pricked' || portrait.ears === 'bat';
  return crown * (isUpright ? 2.06 : portrait.build === 'poodle' ? 1.7 : 1.34);
}

interface Placing {
  head: Stage;
  torso: Stage;
}

function place(portrait: Portrait, body: Body, reach: number, sketch: Sketch): Placing {
  const side = portrait.looks === 'left' ? -1 : 1;
  const tilt = between(sketch.random, 0.01, 0.07) * (sketch.random() < 0.5 ? -1 : 1);
  switch (portrait.pose) {
    case 'facing':
    case 'three-quarter': {
      const scale = Math.min(1.66, 830 / (reach + body.chin * 1.42));
      const turn = portrait.pose === 'facing' ? between(sketch.random, 0.04, 0.16) : 0.62;
      const centre = point(600, Math.max(372, 44 + reach * scale));
      return {
        head: createStage(centre, scale, turn * side, tilt),
        torso: createStage(point(600 - side * turn * 50, centre.y), scale, 0, 0),
      };
    }
    case 'sitting': {
      const floor = sittingFloor(body);
      const scale = Math.min(1.5, 770 / (floor + reach));
      const centre = point(600, FLOOR - floor * scale);
      return {
        head: createStage(centre, scale, 0.2 * side, tilt * 1.4),
        torso: createStage(centre, scale, 0, 0),
      };
    }
    case 'lying': {
      const floor = lyingFloor(body);
      const scale = Math.min(720 / (floor + reach), 1080 / (body.neck * 6.1));
      const centre = point(600 - side * body.neck * 1.85 * scale, FLOOR - floor * scale);
      return {
        head: createStage(centre, scale, -0.14 * side, tilt * 1.4),
        torso: createStage(centre, scale, 0, 0),
      };
    }
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

/**
 * Draws one animal in one scene.
 *
 * @returns SVG text of 1200 by 900 units that refers to nothing outside itself; the same
 * portrait always gives the same text.
 */
export function drawPortrait(portrait: Portrait): string {
  const sketch = createSketch(portrait.seed);
  const body = portrait.species === 'Dog' ? dogBody(sketch, portrait) : catBody(sketch, portrait);
  const { head, torso } = place(portrait, body, reachOf(portrait), sketch);
  const isWhole = portrait.pose === 'sitting' || portrait.pose === 'lying';
  const throat = torso.at(6, body.chin * 0.96);
  const shadow = `<ellipse cx="${throat.x.toFixed(1)}" cy="${throat.y.toFixed(1)}" rx="${(body.neck * 0.95 * torso.scale).toFixed(1)}" ry="${(58 * torso.scale).toFixed(1)}" fill="${body.body.deep}" opacity="0.6" ${GRAIN}/>`;
  return frame(
    sketch,
    [
      drawScene(sketch, portrait.scene, isWhole ? FLOOR : undefined),
      isWhole
        ? ''
        : fill(
            'M420,900C400,640 700,420 900,520C1020,600 1050,760 1060,900Z',
            '#24302B',
            `opacity="0.16" ${GRAIN}`,
          ),
      drawBody(sketch, torso, body, portrait),
      shadow,
      drawAccessory(
        sketch,
        torso,
        portrait.accessory,
        {
          width: body.neck * 1.04,
          y: body.chin * 1.06,
        },
        silhouetteOf(torso, body, portrait),
      ),
      portrait.species === 'Dog'
        ? drawDogHead(sketch, head, portrait)
        : drawCatHead(sketch, head, portrait),
    ].join(''),
  );
}
