import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import { capitaliseStatus } from '@pawmatch/contract/visits/visit-statuses';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { PawIcon } from '../../../components/ui/icons/marks.tsx';
import { StatusBadge } from '../../../components/ui/StatusBadge.tsx';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { dateTimeText } from '../../../lib/shelter-dates.ts';
import { CalendarMenu } from '../../visits/own/CalendarMenu.tsx';
import { ownVisitTone } from '../../visits/own/own-visit.ts';
import { visitHistoryMessages as messages } from '../../visits/visit-history-messages.ts';
import { visitedPetName } from '../../visits/visited-pet-name.ts';
import { visitNameMessages } from '../../visits/visits-messages.ts';
import type { VisitChoice } from './OwnVisitDialogs.tsx';
import { cancelReasonText, VisitHistory } from './VisitHistory.tsx';

/** Only past visits can have one. */
const ownPetLetter = lazyComponent(
  async () => (await import('../../pet-letters/components/OwnPetLetter.tsx')).OwnPetLetter,
);

interface VisitItemProps {
  visit: OwnVisit;
  isUpcoming: boolean;
  /** Undefined when it could not be loaded. */
  shelter: Shelter | undefined;
  onChoose: (choice: VisitChoice) => void;
}

/** Pet, date and status of a visit request, what became of it, and what can be done with it. */
export function VisitItem({ visit, isUpcoming, shelter, onChoose }: VisitItemProps) {
  const { pet, status, requested_at } = visit;
  const ending = status === 'cancelled' ? cancelReasonText(visit) : outcomeText(visit);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4 first:pt-1 last:pb-0">
      <Thumbnail
        src={pet?.image_url ?? null}
        fallback={<PawIcon className="size-7" />}
        className="size-16 rounded-lg sm:size-20"
      />
      <div className="flex min-w-0 flex-[1_1_9rem] flex-wrap items-start justify-between gap-x-4 gap-y-1 self-center">
        <div className="grid min-w-0 gap-1">
          <h4 className="text-lg wrap-anywhere">
            {pet ? (
              <Link to={`/pets?petId=${pet.id}`} className="hover:underline">
                {visitedPetName(visit)}
              </Link>
            ) : (
              visitNameMessages.noPet
            )}
          </h4>
          <time dateTime={requested_at} className="text-sm text-pretty text-text-muted">
            {dateTimeText(requested_at, shelter?.time_zone)}
          </time>
        </div>
        <StatusBadge tone={ownVisitTone(status)}>{capitaliseStatus(status)}</StatusBadge>
        {ending && <p className="w-full text-sm text-pretty wrap-anywhere">{ending}</p>}
      </div>
      <div className="flex basis-full flex-wrap items-start gap-x-2 gap-y-1 sm:ps-24">
        {isUpcoming && <VisitButtons visit={visit} shelter={shelter} onChoose={onChoose} />}
        {status === 'completed' && (
          <Suspense fallback={null}>
            <ownPetLetter.Lazy visitId={visit.id} />
          </Suspense>
        )}
        <div className="w-full">
          <VisitHistory visit={visit} timeZone={shelter?.time_zone} />
        </div>
      </div>
    </li>
  );
}

function VisitButtons({ visit, shelter, onChoose }: Omit<VisitItemProps, 'isUpcoming'>) {
  const name = visitedPetName(visit);
  return (
    <>
      {visit.allowed_actions.includes('move') && visit.pet && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={messages.moveWith(name)}
          onClick={() => onChoose({ visit, action: 'move' })}
        >
          {messages.move}
        </Button>
      )}
      {shelter && <CalendarMenu visit={visit} shelter={shelter} isNamed />}
      {visit.allowed_actions.includes('cancel') && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={messages.cancelWith(name)}
          onClick={() => onChoose({ visit, action: 'cancel' })}
        >
          {messages.cancel}
        </Button>
      )}
    </>
  );
}

function outcomeText({ outcome, ...visit }: OwnVisit): string {
  if (outcome === null) return '';
  const pet = visit.pet ? visitedPetName(visit) : messages.thePetInside;
  return messages.outcomes[outcome]({ pet });
}
