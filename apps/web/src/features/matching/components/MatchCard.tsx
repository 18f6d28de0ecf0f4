import { Button } from '../../../components/ui/Button.tsx';
import { CheckIcon } from '../../../components/ui/icons/marks.tsx';
import { CalendarIcon } from '../../../components/ui/icons/time.tsx';
import { PetCard, petNameId } from '../../pets/components/PetCard.tsx';
import type { MatchedPet } from '../api/list-recommendations.ts';
import { orderReasons } from '../order-reasons.ts';
import { MatchReasons } from './MatchReasons.tsx';
import { MatchScore } from './MatchScore.tsx';

/** How many reasons are shown before "Show more". */
const FIRST_REASONS = 3;

interface MatchCardProps {
  pet: MatchedPet;
  isPhotoPrioritised: boolean;
  isExpanded: boolean;
  isRequested: boolean;
  onToggle: (petId: string) => void;
  onOpen: (petId: string) => void;
  onSchedule: (petId: string) => void;
}

/** R2.43: a pet's card with its score, the reasons and a button to schedule a visit. */
export function MatchCard({ pet, isExpanded, isRequested, onSchedule, ...card }: MatchCardProps) {
  const reasons = orderReasons(pet.match?.reasons ?? []);
  return (
    <PetCard
      {...card}
      pet={pet}
      origin={window.location.origin}
      isExpanded={isExpanded}
      mark={pet.match && <MatchScore score={pet.match.score} />}
      action={
        isRequested ? (
          <p className="flex min-h-11 items-center justify-center gap-2 rounded-full bg-status-positive px-5 font-semibold text-status-positive-text">
            <CheckIcon />
            Visit Scheduled
          </p>
        ) : (
          <Button
            icon={<CalendarIcon />}
            className="w-full"
            aria-describedby={petNameId(pet.id)}
            onClick={() => onSchedule(pet.id)}
          >
            Schedule a Visit
          </Button>
        )
      }
    >
      {reasons.length > 0 && (
        <section aria-label={`Why ${pet.name} fits`} className="mt-3">
          <MatchReasons reasons={isExpanded ? reasons : reasons.slice(0, FIRST_REASONS)} />
        </section>
      )}
    </PetCard>
  );
}
