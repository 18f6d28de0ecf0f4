import * as z from 'zod/mini';
import { Id } from '../id.ts';
import { type WeightedCriterionName, weightedCriterionNames } from './scoring/criterion-weights.ts';
import { matchLabels } from './scoring/match-label.ts';
import { reasonKinds } from './scoring/weights.ts';

/** How a pet meets one criterion. */
export const MatchReason = z.object({
  kind: z.enum(reasonKinds),
  text: z.string(),
  /** What is compared; "training" is a required trait, which filters and has no weight. */
  aspect: z.enum([...weightedCriterionNames, 'training'] as [WeightedCriterionName | 'training']),
  label: z.string(),
  /** A fact of the household, which is asked about first. */
  is_household: z.boolean(),
  /** The adopter's side and the pet's; null when it is unknown. */
  yours: z.string(),
  theirs: z.nullable(z.string()),
  /** The values behind both sides, which are the same in all languages: enumerations, or "true". */
  parameters: z.object({ yours: z.string(), theirs: z.nullable(z.string()) }),
  /** The points that the criterion counts, and those that the pet gets. */
  weight: z.number(),
  points: z.number(),
  /** What to ask the shelter when the fact is unknown. */
  question: z.nullable(z.string()),
  /** True for an answer of the partner that the caller did not give, among the matches of both. */
  of_partner: z.optional(z.boolean()),
});
export type MatchReason = z.infer<typeof MatchReason>;

/** How a pet meets one criterion. All pets are compared, so that the words are made only where they are shown. */
export interface Comparison {
  kind: MatchReason['kind'];
  parameters: MatchReason['parameters'];
  words: () => Pick<MatchReason, 'text' | 'yours' | 'theirs'>;
}

/** A score of 0 to 100, and its reasons, those with the greatest weight first. */
export const PetMatch = z.object({
  score: z.int().check(z.minimum(0), z.maximum(100)),
  fit: z.enum(matchLabels),
  /**
   * The number of criteria, those whose fact is known, and those that are met: "fits in `met` of `known` known,
   * `asked - known` to ask". A fact that answers two criteria counts once while it is unknown.
   */
  asked: z.int(),
  known: z.int(),
  met: z.int(),
  reasons: z.array(MatchReason),
});
export type PetMatch = z.infer<typeof PetMatch>;

/** Score and fit are those of the pet of a pair that fits less; each has its own reasons. */
export const Match = z.extend(PetMatch, {
  bonded_with: z.nullable(z.extend(PetMatch, { id: Id, name: z.string() })),
});
export type Match = z.infer<typeof Match>;
