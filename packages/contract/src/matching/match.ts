import * as z from 'zod/mini';

/**
 * How a pet meets one criterion: `match` (fully), `near` (one step away on a scale), `miss` (not at
 * all), `unknown` (the fact is not known, ask the shelter).
 */
export const MatchReason = z.object({
  kind: z.enum(['match', 'near', 'miss', 'unknown']),
  text: z.string(),
});
export type MatchReason = z.infer<typeof MatchReason>;

/** D27: a score of 0 to 100, and its reasons, those with the greatest weight first. */
export const Match = z.object({
  score: z.int().check(z.minimum(0), z.maximum(100)),
  reasons: z.array(MatchReason),
});
export type Match = z.infer<typeof Match>;
