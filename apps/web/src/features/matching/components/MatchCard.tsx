import type { FitOfBoth } from '@pawmatch/contract/matching/matching-endpoints';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { Button } from '../../../components/ui/Button.tsx';
import { CheckIcon } from '../../../components/ui/icons/marks.tsx';
import { CalendarIcon } from '../../../components/ui/icons/time.tsx';
import { PetCard, petNameId } from '../../pets/components/PetCard.tsx';
import { NotForMeButton } from '../../put-aside/components/NotForMeButton.tsx';
import { OwnVisitOnCard } from '../../visits/components/OwnVisitOnCard.tsx';
import type { MatchedPet } from '../api/list-recommendations.ts';
import { togetherTexts } from '../together-messages.ts';
import { MatchScore } from './MatchScore.tsx';
import { MatchSummary } from './MatchSummary.tsx';

interface MatchCardProps {
  pet: MatchedPet;
  /** The name of the person with whom the user matches together. */
  partner: string | null;
  isPhotoPrioritised: boolean;
  isExpanded: boolean;
  /** A visit was requested in this session. */
  isRequested: boolean;
  /** The user's next visit with this pet. */
  ownVisit: Visit | undefined;
  onToggle: (petId: string) => void;
  onOpen: (petId: string) => void;
  onSchedule: (petId: string) => void;
}

/** R2.43, B2.03: a pet's card with its score, the reasons, what to ask and a button to schedule a visit. */
export function MatchCard({
  pet,
  partner,
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
          <p className="flex min-h-11 items-center justify-center gap-2 rounded-full bg-status-positive px-5 font-semibold text-status-positive-text">
            <CheckIcon />
            Visit Scheduled
          </p>
        ) : ownVisit ? (
          <OwnVisitOnCard visit={ownVisit} />
        ) : (
          <div className="grid gap-1">
            <Button
              icon={<CalendarIcon />}
              className="w-full"
              aria-describedby={petNameId(pet.id)}
              onClick={() => onSchedule(pet.id)}
            >
              Schedule a Visit
            </Button>
            <NotForMeButton pet={pet} nameId={petNameId(pet.id)} />
          </div>
        )
      }
    >
      {pet.together && partner && <FitOfTwo together={pet.together} partner={partner} />}
      {match && <MatchSummary name={pet.name} match={match} isExpanded={isExpanded} />}
      {match?.bonded_with && (
        <MatchSummary
          name={match.bonded_with.name}
          match={match.bonded_with}
          isExpanded={isExpanded}
          isPartner
        />
      )}
    </PetCard>
  );
}

function FitOfTwo({ together, partner }: { together: FitOfBoth; partner: string }) {
  return (
    <div className="mb-2 text-sm">
      <p className="font-semibold wrap-anywhere">
        {togetherTexts.scores(together.yours, partner, together.partner)}
      </p>
      {together.open_for_partner.length > 0 && (
        <p className="wrap-anywhere text-text-muted">
          {togetherTexts.openFor(partner, together.open_for_partner)}
        </p>
      )}
    </div>
  );
}
