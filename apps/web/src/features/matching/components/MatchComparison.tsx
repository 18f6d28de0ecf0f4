import type { Match, PetMatch } from '@pawmatch/contract/matching/match';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { useId } from 'react';
import { ReasonMark } from '../../../components/ui/ReasonMark.tsx';
import { fitText, matchTexts } from '../matching-messages.ts';
import { sortReasons } from '../sort-reasons.ts';
import { HouseholdQuestions } from './HouseholdQuestions.tsx';

/** B2.03: the whole comparison, wish by wish: yours, theirs, and what it counts; of both pets of a pair. */
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
        <table className="mt-3 w-full text-start text-sm">
          <caption className="sr-only">{matchTexts.comparisonHint}</caption>
          <thead className="text-text-muted">
            <tr>
              <td />
              <th scope="col" className="py-1.5 pe-2 sm:pe-3 text-start font-medium">
                {matchTexts.yours}
              </th>
              <th scope="col" className="py-1.5 pe-2 sm:pe-3 text-start font-medium wrap-anywhere">
                {matchTexts.theirs(name)}
              </th>
              <th scope="col" className="py-1.5 text-end font-medium">
                {matchTexts.counts}
              </th>
            </tr>
          </thead>
          <tbody>
            {match.reasons.map(({ aspect, label, kind, yours, theirs, points, weight }) => (
              <tr key={`${aspect} ${label} ${yours}`} className="border-t border-line align-top">
                <th scope="row" className="py-2 pe-2 sm:pe-3 text-start font-semibold">
                  <span className="flex items-start gap-1.5 sm:gap-2">
                    <ReasonMark kind={kind} />
                    {label}
                  </span>
                </th>
                <td className="py-2 pe-2 wrap-break-word sm:pe-3">{yours}</td>
                <td className="py-2 pe-2 sm:pe-3">{theirs ?? matchTexts.notKnown}</td>
                <td className="py-2 text-end whitespace-nowrap tabular-nums">
                  {matchTexts.points(points, weight)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
