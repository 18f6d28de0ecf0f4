import type { Match, MatchReason } from '@pawmatch/contract/matching/match';

/** A reason; a test sets only the fields that matter to it. */
export function buildReason(fields: Partial<MatchReason> = {}): MatchReason {
  return {
    kind: 'match',
    text: 'Calm, as you wished',
    aspect: 'energy',
    label: 'Energy',
    is_household: false,
    yours: 'Calm',
    theirs: fields.kind === 'unknown' ? null : 'Calm',
    parameters: { yours: 'Calm', theirs: fields.kind === 'unknown' ? null : 'Calm' },
    weight: 20,
    points: 20,
    question: null,
    ...fields,
  };
}

export function buildMatch(fields: Partial<Match> = {}): Match {
  const { reasons = [buildReason()] } = fields;
  const count = (kind: MatchReason['kind']) =>
    reasons.filter((reason) => reason.kind === kind).length;
  return {
    score: 90,
    fit: 'great',
    asked: reasons.length,
    known: reasons.length - count('unknown'),
    met: count('match'),
    reasons,
    bonded_with: null,
    ...fields,
  };
}
