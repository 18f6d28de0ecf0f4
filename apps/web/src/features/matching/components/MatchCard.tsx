import type { FitOfBoth } from '@pawmatch/contract/matching/matching-endpoints';
import { Button } from '../../../components/ui/Button.tsx';
import { CheckIcon } from '../../../components/ui/icons/marks.tsx';
import { CalendarIcon } from '../../../components/ui/icons/time.tsx';
import { PetCard, petNameId } from '../../pets/components/PetCard.tsx';
import { NotForMeButton } from '../../put-aside/components/NotForMeButton.tsx';
import type { MatchedPet } from '../api/list-recommendations.ts';
import { matchTexts } from '../matching-messages.ts';
import { sortReasons } from '../sort-reasons.ts';
import { togetherTexts } from '../together-messages.ts';
import { HouseholdQuestions } from './HouseholdQuestions.tsx';
import { MatchReasons } from './MatchReasons.tsx';
import { MatchScore } from './MatchScore.tsx';

/** How many reasons are shown before "Show more". */
const FIRST_REASONS = 3;

interface MatchCardProps {
  pet: MatchedPet;
  /** The name of the person with whom the user matches together. */
  partner: string | null;
  isPhotoPrioritised: boolean;
  isExpanded: boolean;
  isRequested: boolean;
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
  onSchedule,
  ...card
}: MatchCardProps) {
  const { match } = pet;
  const { known, household, toAsk } = sortReasons(match);
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
      {match && (
        <section aria-label={matchTexts.why(pet.name)} className="mt-2">
          {pet.together && partner && <FitOfTwo together={pet.together} partner={partner} />}
          <p className="text-sm text-text-muted">{matchTexts.met(match)}</p>
          <HouseholdQuestions reasons={household} />
          {known.length > 0 && (
            <div className="mt-3">
              <MatchReasons reasons={isExpanded ? known : known.slice(0, FIRST_REASONS)} />
            </div>
          )}
          {toAsk.length > 0 && (
            <p className="mt-2 text-sm text-text-muted">
              {matchTexts.toAsk(toAsk.map(({ label }) => label))}
            </p>
          )}
        </section>
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
