import type { Match } from '@pawmatch/contract/matching/match';
import type { PartnerScores } from '@pawmatch/contract/matching/matching-endpoints';
import type { Pet } from '@pawmatch/contract/pets/pet';
import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import { useState } from 'react';
import { OwnVisitOnCard } from '../../visits/own/OwnVisitNotice.tsx';
import { matchTexts } from '../matching-messages.ts';
import { MatchComparison } from './MatchComparison.tsx';
import { MatchScore } from './MatchScore.tsx';
import { MatchSummary } from './MatchSummary.tsx';
import { PartnerScoresLine } from './PartnerScoresLine.tsx';
import { ScheduleButton } from './ScheduleButton.tsx';

interface MatchOfReferredPetProps {
  pet: Pet;
  /** Id of the element with the pet's name. */
  nameId: string;
  match: Match;
  together: PartnerScores | null;
  partner: string | null;
  ownVisit: OwnVisit | undefined;
  onSchedule: (petId: string) => void;
}

/** How the referred pet matches, with the whole comparison and the visit. */
export function MatchOfReferredPet({
  pet,
  nameId,
  match,
  together,
  partner,
  ownVisit,
  onSchedule,
}: MatchOfReferredPetProps) {
  const [isCompared, setCompared] = useState(false);
  return (
    <>
      <div className="w-fit">
        <MatchScore match={match} />
      </div>
      {together && partner && (
        <div className="mt-2">
          <PartnerScoresLine together={together} partner={partner} />
        </div>
      )}
      <MatchSummary name={pet.name} match={match} isExpanded={false} />
      {match.bonded_with && (
        <MatchSummary
          name={match.bonded_with.name}
          match={match.bonded_with}
          isExpanded={false}
          isBonded
        />
      )}
      <details className="mt-3" onToggle={({ currentTarget }) => setCompared(currentTarget.open)}>
        <summary className="link min-h-11 cursor-pointer py-2.5 text-sm">
          {matchTexts.compare}
        </summary>
        {isCompared && <MatchComparison pet={pet} match={match} />}
      </details>
      <div className="mt-3 sm:max-w-72">
        {ownVisit ? (
          <OwnVisitOnCard visit={ownVisit} />
        ) : (
          <ScheduleButton petId={pet.id} nameId={nameId} onSchedule={onSchedule} />
        )}
      </div>
    </>
  );
}
