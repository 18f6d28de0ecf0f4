import type { MatchReason } from '@pawmatch/contract/matching/match';

const ORDER: readonly MatchReason['kind'][] = ['match', 'near', 'unknown', 'miss'];

/** Matches first, then near matches; within a kind the order (by weight) stays. */
export function orderReasons(reasons: readonly MatchReason[]): MatchReason[] {
  return [...reasons].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}
