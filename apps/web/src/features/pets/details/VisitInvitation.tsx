import { isOnHold, unavailablePartner } from '@pawmatch/contract/pets/bonded-pair';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { CalendarIcon } from '../../../components/ui/icons/time.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { optionalComponent } from '../../../lib/lazy-component.tsx';
import { rememberReferredPet } from '../../../lib/storage/referred-pet.ts';
import { useSession } from '../../auth/session-context.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { OwnVisitNotice } from '../../visits/own/OwnVisitNotice.tsx';
import { nextVisitWith, useOwnVisits } from '../../visits/own/use-own-visits.ts';
import { bondedMessages } from '../bonded-messages.ts';
import { petDialogMessages } from './pet-details-messages.ts';

const AskToAdopt = optionalComponent(
  async () => (await import('../../adoptions/own/AskToAdopt.tsx')).AskToAdopt,
);

interface VisitInvitationProps {
  pet: Pet;
  onSchedule: () => void;
}

/** The button to schedule a visit, below the details and visible with them where the window has room. */
export const VisitInvitation = (props: VisitInvitationProps) =>
  // Other servers have no holds.
  props.pet.hold_until ? (
    <InvitationAfterHold {...props} holdUntil={props.pet.hold_until} />
  ) : (
    <Invitation {...props} />
  );

/** A hold lasts until midnight at the shelter. */
function InvitationAfterHold({
  holdUntil,
  ...props
}: VisitInvitationProps & { holdUntil: string }) {
  const { time_zone = 'UTC' } = useShelter(props.pet.id) ?? {};
  const isHeld = isOnHold(holdUntil, new Date(), time_zone);
  return <Invitation {...props} heldUntil={isHeld ? holdUntil : undefined} />;
}

function Invitation({
  pet,
  onSchedule,
  heldUntil,
}: VisitInvitationProps & { heldUntil?: string | undefined }) {
  const reason = whyNotVisited(pet, heldUntil);
  const hasMet = useOwnVisits().metPetIds.includes(pet.id);
  return (
    <footer className="stuck-to-bottom order-6 mt-auto border-t border-line bg-raised p-5 pb-[max(1rem,env(safe-area-inset-bottom))] lg:px-8">
      {pet.is_neutered_before_leaving && pet.status === 'Available' && (
        <p className="mb-3 text-sm text-pretty text-text-muted">
          {petDialogMessages.neuteredBefore[pet.sex](pet.name)}
        </p>
      )}
      {reason === null ? (
        <VisitAction pet={pet} onSchedule={onSchedule} />
      ) : (
        <Notice tone="info">{reason}</Notice>
      )}
      {hasMet && pet.status !== 'Adopted' && (
        // As high as what is loaded.
        <div className="mt-2 grid min-h-11 justify-items-center">
          <AskToAdopt pet={pet} isReserved={pet.status === 'Pending'} />
        </div>
      )}
    </footer>
  );
}

/** Null when the pet can be visited. */
function whyNotVisited(pet: Pet, heldUntil: string | undefined): string | null {
  if (pet.status === 'Adopted') {
    return petDialogMessages.isAdopted(pet.name);
  }
  if (pet.status === 'Pending') {
    return petDialogMessages.isPending(pet.name);
  }
  if (heldUntil) {
    return petDialogMessages.isOnHold({ pet: pet.name, day: longDate(heldUntil, 'UTC') });
  }
  if (pet.is_not_ready_for_visits) return petDialogMessages.isNotReady(pet.name);
  const other = unavailablePartner(pet);
  return other && bondedMessages.unavailable[other.status]({ pet: pet.name, other: other.name });
}

function VisitAction({ pet, onSchedule }: VisitInvitationProps) {
  const { status } = useSession();
  const { visits, isLoading } = useOwnVisits();
  const ownVisit = nextVisitWith(visits, pet.id);
  // Wait for the user's own visits: their notice would move the button.
  if (status === 'loading' || isLoading) return <Skeleton className="h-13 rounded-full" />;
  if (status !== 'visitor') {
    return (
      <div className="grid gap-3">
        {ownVisit && <OwnVisitNotice visit={ownVisit} />}
        {/* Another request while one is pending would be refused. */}
        {ownVisit?.status !== 'pending' && (
          <Button
            size="lg"
            variant={ownVisit ? 'secondary' : 'primary'}
            icon={<CalendarIcon />}
            onClick={onSchedule}
            className="w-full"
          >
            {petDialogMessages.scheduleVisit}
          </Button>
        )}
      </div>
    );
  }
  const link = {
    state: { origin: 'pet', petId: pet.id },
    onClick: () => rememberReferredPet(pet.id),
  };
  return (
    // Hidden during a possible session; as tall as the button that replaces it.
    <div data-for-visitor className="grid gap-3 in-[[data-session]]:h-13">
      <p className="text-sm text-text-muted">{petDialogMessages.logInToVisit}</p>
      <div className="grid grid-cols-2 gap-3 [&>*]:px-3">
        <ButtonLink {...link} to="/signup" data-replay>
          {petDialogMessages.signUp}
        </ButtonLink>
        <ButtonLink {...link} to="/login" variant="secondary" data-replay>
          {petDialogMessages.logIn}
        </ButtonLink>
      </div>
    </div>
  );
}
