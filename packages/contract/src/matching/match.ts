import * as z from 'zod/mini';

/**
 * Why a pet fits, or how far: `match` (as wished), `near` (a neighbour of the wish), `miss` (not as
 * wished), `unknown` (the shelter can tell).
 */
export const MatchReason = z.object({
  kind: z.enum(['match', 'near', 'miss', 'unknown']),
  text: z.string(),
});
export type MatchReason = z.infer<typeof MatchReason>;

/** D27: 0 to 100, and the reasons that people read, the weightiest first. */
export const Match = z.object({
  score: z.int().check(z.minimum(0), z.maximum(100)),
  reasons: z.array(MatchReason),
});
export type Match = z.infer<typeof Match>;
