import type { Body } from './body.ts';
import { lyingFloor } from './body-lying.ts';
import { sittingFloor } from './body-sitting.ts';
import { catHead } from './cat-proportions.ts';
import { dogHead } from './dog-proportions.ts';
import { point } from './geometry.ts';
import type { Portrait } from './portrait.ts';
import { between, type Random } from './random.ts';
import { createStage, type Stage } from './stage.ts';

/** Where a whole animal stands in a scene that has a floor. */
export const FLOOR = 826;

/** The stages of head and body; both measure from between the eyes. */
export interface Placing {
  head: Stage;
  torso: Stage;
}

/** Whether the animal is seen down to its paws. */
export const isWhole = ({ pose }: Portrait): boolean => pose === 'sitting' || pose === 'lying';

/** How far ears or crown rise above the eyes, in the head's measure. */
export function reachOf(portrait: Portrait): number {
  if (portrait.species === 'Cat') {
    const { earTip, crown } = catHead(portrait);
    return portrait.ears === 'folded' ? crown * 1.3 : earTip * 1.06;
  }
  const { crown } = dogHead(portrait);
  const isUpright = portrait.ears === 'pricked' || portrait.ears === 'bat';
  if (isUpright) return crown * 2.06;
  if (portrait.build === 'collie') return crown * 1.92;
  return crown * (portrait.build === 'poodle' ? 1.7 : 1.34);
}

/** Places an animal so that its ears and its collar or paws are in the picture. */
export function placeAnimal(portrait: Portrait, body: Body, random: Random): Placing {
  const side = portrait.looks === 'left' ? -1 : 1;
  const tilt = between(random, 0.01, 0.07) * (random() < 0.5 ? -1 : 1);
  const reach = reachOf(portrait);
  const { neck, chin } = body;
  switch (portrait.pose) {
    case 'facing':
    case 'three-quarter': {
      const scale = Math.min(1.66, 830 / (reach + chin * 1.42));
      const turn = portrait.pose === 'facing' ? between(random, 0.04, 0.16) : 0.62;
      const centre = point(600, Math.max(372, 44 + reach * scale));
      return {
        head: createStage(centre, scale, turn * side, tilt),
        torso: createStage(point(600 - side * turn * 50, centre.y), scale, 0, 0),
      };
    }
    case 'sitting': {
      const scale = Math.min(1.5, 770 / (sittingFloor(body) + reach));
      const centre = point(600, FLOOR - sittingFloor(body) * scale);
      return {
        head: createStage(centre, scale, 0.2 * side, tilt * 1.4),
        torso: createStage(centre, scale, 0, 0),
      };
    }
    case 'lying': {
      const floor = lyingFloor(body);
      const scale = Math.min(720 / (floor + reach), 1080 / (neck * 6.1));
      const centre = point(600 - side * neck * 1.85 * scale, FLOOR - 22 - floor * scale);
      return {
        head: createStage(centre, scale, -0.14 * side, tilt * 1.4),
        torso: createStage(centre, scale, 0, 0),
      };
    }
  }
}
