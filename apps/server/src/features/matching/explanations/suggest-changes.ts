import type { AnswerOwner, Suggestion } from '@pawmatch/contract/matching/matching-endpoints';
import { relaxationTexts } from '@pawmatch/contract/matching/matching-messages';
import { listRelaxations } from '@pawmatch/contract/matching/relax-criteria';
import { MAX_PENALTY_OF_MATCH } from '@pawmatch/contract/matching/scoring/weights';
import { type Candidates, countWithin, keepLargerPenalty } from '../candidates.ts';
import type { HouseholdCriteria } from '../home/household-criteria.ts';

/** One answer of one person, and the penalties with it relaxed. */
interface Relaxed extends Pick<Suggestion, 'answer'> {
  penalties: Int16Array;
}

/**
 * The answers that bring more pets which are not further away, the most first. Of two people, an answer
 * that both gave is also relaxed for both.
 * @param owners of the criteria, in their order
 */
export function suggestChanges(
  candidates: Candidates,
  people: HouseholdCriteria,
  owners: readonly AnswerOwner[],
): Suggestion[] {
  const hidden = people.flatMap(({ hiddenPetIds }) => hiddenPetIds);
  const current = people.map((criteria) => candidates.calculatePenalties(criteria, hidden));
  const relaxed = people.map((criteria) =>
    listRelaxations(criteria).map(
      ({ answer, criteria: other }): Relaxed => ({
        answer,
        penalties: candidates.calculatePenalties(other, hidden),
      }),
    ),
  );
  const count = (penalties: readonly Int16Array[]) =>
    countWithin(penalties.reduce(keepLargerPenalty), MAX_PENALTY_OF_MATCH);
  const before = count(current);
  const suggest = (
    { answer }: Relaxed,
    whose: AnswerOwner,
    penalties: readonly Int16Array[],
  ): Suggestion => ({
    answer,
    text: relaxationTexts[answer],
    whose,
    more: count(penalties) - before,
  });

  const single = relaxed.flatMap((answers, person) =>
    answers.map((one) =>
      suggest(one, owners[person] ?? 'you', current.with(person, one.penalties)),
    ),
  );
  const [yours = [], theirs = []] = relaxed;
  const both = yours.flatMap((one) => {
    const other = theirs.find(({ answer }) => answer === one.answer);
    return other ? [suggest(one, 'both', [one.penalties, other.penalties])] : [];
  });
  const useful = single.filter(({ more }) => more > 0);
  /** What both would have to change is only said where it brings more than a change by one of them. */
  const isBetter = ({ answer, more }: Suggestion) =>
    more > Math.max(0, ...useful.filter((one) => one.answer === answer).map((one) => one.more));
  return [...useful, ...both.filter(isBetter)].toSorted((a, b) => b.more - a.more);
}
