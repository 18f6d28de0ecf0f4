import { LIGHT } from '@pawmatch/contract/matching/aspects';
import { lossOf, MAX_WEIGHT, reasonKinds, type Weights } from '@pawmatch/contract/matching/weights';

/** In bits, of the weight of one kind in steps of the lightest wish. */
const WIDTH = 5;
const MASK = 2 ** WIDTH - 1;

if (MAX_WEIGHT / LIGHT > MASK) throw new Error('The weights of all wishes do not fit.');

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

let losses: Int16Array | undefined;

/** The loss of all weights by their packed form: looking it up is much faster than computing it for each pet. */
export function lossesByWeights(): Int16Array {
  losses ??= Int16Array.from({ length: 2 ** (reasonKinds.length * WIDTH) }, (_, packed) =>
    lossOf(unpackWeights(packed)),
  );
  return losses;
}
