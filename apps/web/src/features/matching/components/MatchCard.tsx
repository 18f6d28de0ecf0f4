import type { Household } from '@pawmatch/contract/household/household-endpoints';
import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import { NotForMeButton } from '../../hidden-pets/components/NotForMeButton.tsx';
import { PartnerInterest } from '../../household/components/PartnerInterest.tsx';
import { PetCard, petNameId } from '../../pets/card/PetCard.tsx';
import { OwnVisitOnCard } from '../../visits/own/OwnVisitNotice.tsx';
import { ScheduledVisit } from '../../visits/own/ScheduledVisit.tsx';
import type { MatchedPet } from '../matching-api.ts';
import { MatchScore } from './MatchScore.tsx';
import { MatchSummary } from './MatchSummary.tsx';
import { PartnerScoresLine } from './PartnerScoresLine.tsx';
import { ScheduleButton } from './ScheduleButton.tsx';

interface MatchCardProps {
  pet: MatchedPet;
  /** The name of the person with whom the user matches together. */
  partner: string | null;
  /** What that person plans and likes. */
  household: Household | null;
  /** The matches are those of that person alone. */
  isOfPartner: boolean;
  isPhotoPrioritised: boolean;
  isExpanded: boolean;
  /** A visit was requested in this session. */
  isRequested: boolean;
  /** The user's next visit with this pet. */
  ownVisit: OwnVisit | undefined;
  onToggle: (petId: string) => void;
  onOpen: (petId: string) => void;
  onSchedule: (petId: string) => void;
}

/** A pet's card with its score, the reasons, what to ask and a button to schedule a visit. */
export function MatchCard({
  pet,
  partner,
  household,
  isOfPartner,
  isExpanded,
  isRequested,
  ownVisit,
  onSchedule,
  ...card
}: MatchCardProps) {
  const { match } = pet;
  return (
    <PetCard
      {...card}
      pet={pet}
      origin={window.location.origin}
      isExpanded={isExpanded}
      mark={match && <MatchScore match={match} />}
      action={
        isRequested ? (
          <ScheduledVisit visit={ownVisit} />
        ) : ownVisit ? (
          <OwnVisitOnCard visit={ownVisit} isAmongPartners={isOfPartner} />
        ) : (
          <div className="grid gap-1">
            <ScheduleButton petId={pet.id} nameId={petNameId(pet.id)} onSchedule={onSchedule} />
            <NotForMeButton pet={pet} nameId={petNameId(pet.id)} />
          </div>
        )
      }
    >
      <PartnerInterest household={household} pet={pet} />
      {pet.together && partner && <PartnerScoresLine together={pet.together} partner={partner} />}
      {match && <MatchSummary name={pet.name} match={match} isExpanded={isExpanded} />}
      {match?.bonded_with && (
        <MatchSummary
          name={match.bonded_with.name}
          match={match.bonded_with}
          isExpanded={isExpanded}
          isBonded
        />
      )}
    </PetCard>
  );
}
