import type { Visit } from '@pawmatch/contract/visits/visit';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { Thumbnail } from '../../../components/admin/Thumbnail.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { PawIcon } from '../../../components/ui/icons/marks.tsx';
import { StatusBadge } from '../../../components/ui/StatusBadge.tsx';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import { dateTimeText } from '../../../lib/shelter-dates.ts';
import { NO_PET_NAME, ownVisitStatus, ownVisitTone } from '../../visits/own-visit.ts';
import { visitedPetName } from '../../visits/visited-pet-name.ts';

/** Only past visits can have one. */
const ownPetLetter = lazyComponent(
  async () => (await import('../../pet-letters/components/OwnPetLetter.tsx')).OwnPetLetter,
);

interface VisitItemProps {
  visit: Visit;
  /** IANA name; undefined when the shelter's is not known. */
  timeZone: string | undefined;
  onCancel: () => void;
}

/** R2.46: pet, date and status of a visit request. */
export function VisitItem({ visit, timeZone, onCancel }: VisitItemProps) {
  const { pet, status, requested_at } = visit;
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 py-4 first:pt-1 last:pb-0 sm:grid-cols-[auto_1fr_auto]">
      <Thumbnail
        src={pet?.image_url ?? null}
        fallback={<PawIcon className="size-7" />}
        className="size-16 rounded-lg sm:size-20"
      />
      <div className="grid min-w-0 gap-1">
        <h3 className="text-lg wrap-anywhere">
          {pet ? (
            <Link to={`/pets?petId=${pet.id}`} className="hover:underline">
              {visitedPetName(visit)}
            </Link>
          ) : (
            NO_PET_NAME
          )}
        </h3>
        <time dateTime={requested_at} className="text-sm text-pretty text-text-muted">
          {dateTimeText(requested_at, timeZone)}
        </time>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 max-sm:col-span-2">
        <StatusBadge tone={ownVisitTone(status)}>{ownVisitStatus(status)}</StatusBadge>
        {visit.allowed_actions.includes('cancel') && (
          <Button
            variant="quiet"
            size="sm"
            className="-me-4"
            aria-label={`Cancel Visit with ${visitedPetName(visit)}`}
            onClick={onCancel}
          >
            Cancel Visit
          </Button>
        )}
        {status === 'completed' && (
          <Suspense fallback={null}>
            <ownPetLetter.Lazy visitId={visit.id} />
          </Suspense>
        )}
      </div>
    </li>
  );
}
