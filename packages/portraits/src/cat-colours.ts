import { coats, paler, type Tones } from './coat-palette.ts';
import type { CatPattern, CatPortrait, CoatColour } from './portrait.ts';

/** Which coat each region of a cat is painted in. */
export interface CatColours {
  face: Tones;
  pads: Tones;
  ears: Tones;
  body: Tones;
  chest: Tones;
  legs: Tones;
  tail: Tones;
  second: Tones;
  third: Tones;
}

type Region = 'face' | 'pads' | 'ears' | 'body' | 'chest' | 'legs' | 'tail';
type Plan = Record<Region, 0 | 1 | 2>;

const same = (index: 0 | 1 | 2): Plan => ({
  face: index,
  pads: index,
  ears: index,
  body: index,
  chest: index,
  legs: index,
  tail: index,
});

const plans: Record<CatPattern, Plan> = {
  solid: same(0),
  tuxedo: { ...same(0), pads: 1, chest: 1, legs: 1 },
  bicolour: { ...same(0), pads: 1, chest: 1, legs: 1 },
  tabby: same(0),
  'tabby-white': { ...same(0), pads: 2, chest: 2, legs: 2 },
  calico: { ...same(0), tail: 2 },
  tortoiseshell: same(0),
  spotted: same(0),
  points: { ...same(0), ears: 1, legs: 1, tail: 1 },
  'points-white': { ...same(0), pads: 2, ears: 1, chest: 2, legs: 2, tail: 1 },
};

/** A striped coat is pale round the mouth. */
const isStriped = ({ pattern }: CatPortrait): boolean =>
  pattern === 'tabby' || pattern === 'spotted';

export function catColours(portrait: CatPortrait): CatColours {
  const coatAt = (index: number): Tones =>
    coats[portrait.colours[index] ?? (portrait.colours[0] as CoatColour)];
  const plan = plans[portrait.pattern];
  return {
    face: coatAt(plan.face),
    pads: isStriped(portrait) ? paler(coatAt(plan.pads)) : coatAt(plan.pads),
    ears: coatAt(plan.ears),
    body: coatAt(plan.body),
    chest: coatAt(plan.chest),
    legs: coatAt(plan.legs),
    tail: coatAt(plan.tail),
    second: coatAt(1),
    third: coatAt(2),
  };
}
