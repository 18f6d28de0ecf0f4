import type { MatchReason } from '@pawmatch/contract/matching/match';

const ORDER: readonly MatchReason['kind'][] = ['match', 'near', 'unknown', 'miss'];

/** What fits first, then what nearly does; among equals the weightiest first, as they came. */
export function orderReasons(reasons: readonly MatchReason[]): MatchReason[] {
  return [...reasons].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}
