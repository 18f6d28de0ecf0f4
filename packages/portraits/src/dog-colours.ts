import { coats, type Tones } from './coat-palette.ts';
import type { CoatColour, DogPattern, DogPortrait } from './portrait.ts';

/** Which coat each region of a dog is painted in. */
export interface DogColours {
  face: Tones;
  muzzle: Tones;
  ears: Tones;
  body: Tones;
  chest: Tones;
  legs: Tones;
  /** Markings: second and third coats of the portrait. */
  second: Tones;
  third: Tones;
}

type Region = 'face' | 'muzzle' | 'ears' | 'body' | 'chest' | 'legs';

/** For each pattern, which of the portrait's coats (0 to 3) a region takes. */
const regions: Record<DogPattern, Record<Region, 0 | 1 | 2 | 3>> = {
  solid: { face: 0, muzzle: 0, ears: 0, body: 0, chest: 0, legs: 0 },
  blaze: { face: 0, muzzle: 1, ears: 0, body: 0, chest: 1, legs: 1 },
  patches: { face: 0, muzzle: 0, ears: 1, body: 0, chest: 0, legs: 0 },
  tricolour: { face: 0, muzzle: 2, ears: 0, body: 1, chest: 2, legs: 2 },
  'tan-points': { face: 0, muzzle: 1, ears: 0, body: 0, chest: 1, legs: 1 },
  saddle: { face: 0, muzzle: 0, ears: 1, body: 1, chest: 0, legs: 0 },
  mask: { face: 0, muzzle: 1, ears: 1, body: 0, chest: 0, legs: 0 },
  spotted: { face: 0, muzzle: 0, ears: 1, body: 0, chest: 0, legs: 0 },
  merle: { face: 0, muzzle: 2, ears: 0, body: 0, chest: 2, legs: 2 },
  brindle: { face: 0, muzzle: 2, ears: 0, body: 0, chest: 2, legs: 2 },
  husky: { face: 0, muzzle: 1, ears: 0, body: 0, chest: 1, legs: 1 },
  'pale-cheeks': { face: 0, muzzle: 1, ears: 0, body: 0, chest: 1, legs: 1 },
};

export function dogColours(portrait: DogPortrait): DogColours {
  const coatAt = (index: number): Tones =>
    coats[portrait.colours[index] ?? (portrait.colours[0] as CoatColour)];
  const plan = regions[portrait.pattern];
  return {
    face: coatAt(plan.face),
    muzzle: coatAt(plan.muzzle),
    ears: coatAt(plan.ears),
    body: coatAt(plan.body),
    chest: coatAt(plan.chest),
    legs: coatAt(plan.legs),
    second: coatAt(1),
    third: coatAt(2),
  };
}
