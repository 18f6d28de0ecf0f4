import type { Match, PetMatch } from '@pawmatch/contract/matching/match';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { useId } from 'react';
import { ReasonMark } from '../../../components/ui/ReasonMark.tsx';
import { fitText } from '../fit-text.ts';
import { matchTexts } from '../matching-messages.ts';
import { sortReasons } from '../sort-reasons.ts';
import { HouseholdQuestions } from './HouseholdQuestions.tsx';

/** The whole comparison, by criterion: yours, theirs, and what it counts; of both pets of a pair. */
export function MatchComparison({ pet, match }: { pet: Pet; match: Match }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mt-6 border-t border-line pt-6">
      <h3 id={titleId} className="text-xl">
        {matchTexts.comparison}
      </h3>
      <PetComparison name={pet.name} match={match} />
      {match.bonded_with && (
        <>
          <h4 className="mt-5 text-lg wrap-anywhere">
            {matchTexts.bondedComparison(match.bonded_with.name)}
          </h4>
          <p className="mt-1 text-sm text-text-muted">{matchTexts.lowerScoreCounts}</p>
          <PetComparison name={match.bonded_with.name} match={match.bonded_with} />
        </>
      )}
    </section>
  );
}

function PetComparison({ name, match }: { name: string; match: PetMatch }) {
  return (
    <>
      <p className="mt-1 text-sm text-text-muted">{fitText(match)}</p>
      <HouseholdQuestions reasons={sortReasons(match).household} />
      {match.reasons.length > 0 && (
        // On phones a row is stacked: the criterion with its points, and what both say below it.
        <table className="mt-3 w-full text-start text-sm max-sm:block">
          <caption className="sr-only">{matchTexts.comparisonHint}</caption>
          <thead className="text-text-muted max-sm:sr-only">
            <tr>
              <td />
              <th scope="col" className="py-1.5 pe-3 text-start font-medium">
                {matchTexts.yours}
              </th>
              <th scope="col" className="py-1.5 pe-3 text-start font-medium wrap-anywhere">
                {matchTexts.theirs(name)}
              </th>
              <th scope="col" className="py-1.5 text-end font-medium">
                {matchTexts.counts}
              </th>
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {match.reasons.map((reason) => (
              <ComparisonRow key={`${reason.aspect}-${reason.label}`} name={name} reason={reason} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** On phones, the name of the column stands before the answer. */
const ANSWER =
  'wrap-anywhere max-sm:col-span-2 max-sm:flex max-sm:gap-2 max-sm:ps-7 max-sm:pt-0.5 max-sm:before:w-24 max-sm:before:flex-none max-sm:before:truncate max-sm:before:text-text-muted max-sm:before:content-[attr(data-whose)] sm:py-2 sm:pe-3';

function ComparisonRow({ name, reason }: { name: string; reason: PetMatch['reasons'][number] }) {
  const { label, kind, yours, theirs, points, weight } = reason;
  return (
    <tr className="border-t border-line align-top max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:py-2.5">
      <th scope="row" className="text-start font-semibold sm:py-2 sm:pe-3">
        <span className="flex items-start gap-1.5 sm:gap-2">
          <ReasonMark kind={kind} />
          {label}
        </span>
      </th>
      <td data-whose={matchTexts.yours} className={ANSWER}>
        {yours}
      </td>
      <td data-whose={matchTexts.theirs(name)} className={ANSWER}>
        {theirs ?? matchTexts.notKnown}
      </td>
      <td className="text-end whitespace-nowrap tabular-nums max-sm:col-start-2 max-sm:row-start-1 sm:py-2">
        {matchTexts.points(points, weight)}
      </td>
    </tr>
  );
}
