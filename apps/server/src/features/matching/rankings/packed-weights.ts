import { LIGHT } from '@pawmatch/contract/matching/scoring/criterion-weights';
import {
  MAX_WEIGHT,
  penaltyOf,
  reasonKinds,
  type Weights,
} from '@pawmatch/contract/matching/scoring/weights';

/** In bits, of the weight of one kind in steps of the lightest criterion. */
const WIDTH = 5;
const MASK = 2 ** WIDTH - 1;

if (MAX_WEIGHT / LIGHT > MASK) throw new Error('The weights of all criteria do not fit.');

/** Weights as one small integer, so that adding up many pets is one addition for each. */
export const packWeights = (weights: Weights): number =>
  reasonKinds.reduce(
    (packed, kind, index) => packed + (weights[kind] / LIGHT) * 2 ** (index * WIDTH),
    0,
  );

function unpackWeights(packed: number): Weights {
  const at = (index: number) => ((packed >> (index * WIDTH)) & MASK) * LIGHT;
  return { match: at(0), near: at(1), miss: at(2), unknown: at(3) };
}

/** The penalties of the packed weights that have occurred, each plus one. */
const penalties = new Int16Array(2 ** (reasonKinds.length * WIDTH));

/** The penalty of packed weights: looking it up is much faster than computing it for each pet. */
export function penaltyOfPacked(packed: number): number {
  const known = penalties[packed] ?? 0;
  if (known > 0) return known - 1;
  const penalty = penaltyOf(unpackWeights(packed));
  penalties[packed] = penalty + 1;
  return penalty;
}
