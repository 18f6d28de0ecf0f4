import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../components/ui/class-names.ts';
import { PawIcon } from '../../../components/ui/icons/marks.tsx';
import { StatusBadge } from '../../../components/ui/StatusBadge.tsx';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';
import { dateTimeText } from '../../../lib/dates/shelter-dates.ts';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { CLOSES_BACK } from '../../../lib/storage/referred-pet.ts';
import { AskToAdopt } from '../../adoptions/own/AskToAdopt.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import type { VisitChoice } from '../../visits/own/OwnVisitDialogs.tsx';
import { cancelReasonText, ownVisitTone, visitPath } from '../../visits/own/own-visit.ts';
import { VisitButtons } from '../../visits/own/VisitButtons.tsx';
import { VisitFacts } from '../../visits/own/VisitFacts.tsx';
import { VisitNote } from '../../visits/own/VisitNote.tsx';
import { visitHistoryMessages as messages } from '../../visits/visit-history-messages.ts';
import { visitStatusName } from '../../visits/visit-status-name.ts';
import { visitedPetName } from '../../visits/visited-pet-name.ts';
import { visitNameMessages } from '../../visits/visits-messages.ts';
import { VisitHistory } from './VisitHistory.tsx';

/** Only past visits can have one. */
const ownPetLetter = lazyComponent(
  async () => (await import('../../pet-letters/components/OwnPetLetter.tsx')).OwnPetLetter,
);

interface VisitItemProps {
  visit: OwnVisit;
  isUpcoming: boolean;
  /** Undefined when it could not be loaded. */
  onChoose: (choice: VisitChoice) => void;
}

/** All about a visit on one card: pet, date and status, what comes next or became of it, and what can be done with it. */
export function VisitItem({ visit, isUpcoming, onChoose }: VisitItemProps) {
  const shelter = useShelter(visit.pet?.id);
  const { pet, status, requested_at } = visit;
  const ending = status === 'cancelled' ? cancelReasonText(visit) : outcomeText(visit);
  return (
    <li
      ref={showIfAddressed}
      id={visitPath(visit).split('#')[1]}
      tabIndex={-1}
      className="grid gap-4 rounded-xl border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <Thumbnail
          src={pet?.image_url ?? null}
          fallback={<PawIcon className="size-7" />}
          className={classNames('rounded-lg', isUpcoming ? 'size-20 sm:size-28' : 'size-16')}
        />
        <div className="flex min-w-0 flex-[1_1_9rem] flex-wrap items-start justify-between gap-x-4 gap-y-1 self-center">
          <div className="grid min-w-0 gap-1">
            <h4 className="font-display text-xl font-semibold wrap-anywhere">
              {pet ? (
                <Link to={`/pets?petId=${pet.id}`} state={CLOSES_BACK} className="hover:underline">
                  {visitedPetName(visit)}
                </Link>
              ) : (
                visitNameMessages.noPet
              )}
            </h4>
            <time
              dateTime={requested_at}
              className={classNames(
                'text-pretty',
                isUpcoming ? 'font-semibold' : 'text-sm text-text-muted',
              )}
            >
              {dateTimeText(requested_at, shelter?.time_zone)}
            </time>
          </div>
          <StatusBadge tone={ownVisitTone(status)}>{visitStatusName(status)}</StatusBadge>
          {ending && <p className="w-full text-sm text-pretty wrap-anywhere">{ending}</p>}
        </div>
      </div>
      {isUpcoming && <VisitFacts visit={visit} shelter={shelter} />}
      <VisitNote visit={visit} />
      {isUpcoming && (
        <div className="flex flex-wrap gap-2 max-sm:*:grow">
          <VisitButtons visit={visit} shelter={shelter} onChoose={onChoose} />
        </div>
      )}
      {status === 'completed' && (
        <Suspense fallback={null}>
          <ownPetLetter.Lazy visitId={visit.id} />
        </Suspense>
      )}
      {mayAskToAdopt(visit) && pet && <AskToAdopt pet={pet} />}
      <VisitHistory visit={visit} timeZone={shelter?.time_zone} />
    </li>
  );
}

/** Days after a visit in which it leads to the question about an adoption. */
const ASK_WITHIN_DAYS = 60;

/** Whether the visit went well, and not long ago. */
const mayAskToAdopt = ({ status, outcome, requested_at }: OwnVisit): boolean =>
  status === 'completed' &&
  outcome !== 'not_a_fit' &&
  outcome !== 'no_show' &&
  Date.now() - Date.parse(requested_at) < ASK_WITHIN_DAYS * 86_400_000;

/** The visit to which the address leads is scrolled to and gets the focus. */
function showIfAddressed(card: HTMLElement | null): void {
  if (!card || location.hash !== `#${card.id}`) return;
  card.focus({ preventScroll: true });
  card.scrollIntoView({ block: 'start' });
}

function outcomeText({ outcome, ...visit }: OwnVisit): string {
  if (outcome === null) return '';
  const pet = visit.pet ? visitedPetName(visit) : messages.thePetInside;
  return messages.outcomes[outcome]({ pet });
}
