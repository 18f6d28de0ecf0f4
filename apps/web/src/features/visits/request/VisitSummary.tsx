import { mapUrl } from '@pawmatch/contract/shelter/contact-urls';
import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import { ARRIVE_EARLY_MINUTES } from '@pawmatch/contract/visits/bookable-times';
import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import type { ReactNode } from 'react';
import { PawIcon } from '../../../components/ui/icons/marks.tsx';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';
import { dateTimeText } from '../../../lib/shelter-dates.ts';
import { visitedPetName } from '../visited-pet-name.ts';
import { ownVisitMessages as messages } from '../visits-messages.ts';

interface VisitSummaryProps {
  visit: OwnVisit;
  shelter: Shelter | undefined;
  /** What can be done with the visit. */
  children: ReactNode;
}

/** Whom somebody meets, when and where, and what to bring. */
export function VisitSummary({ visit, shelter, children }: VisitSummaryProps) {
  const { pet, requested_at, status } = visit;
  const time = dateTimeText(requested_at, shelter?.time_zone);
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <Thumbnail
          src={pet?.image_url ?? null}
          fallback={<PawIcon className="size-8" />}
          className="size-20 rounded-xl"
        />
        <div className="min-w-0">
          <p className="font-display text-xl font-semibold wrap-anywhere">
            {messages.withPet(visitedPetName(visit))}
          </p>
          <time dateTime={requested_at} className="font-semibold text-pretty">
            {time}
          </time>
          {status !== 'cancelled' && (
            <p className="text-sm text-text-muted">
              {status === 'pending' ? messages.isPending : messages.isConfirmed}
            </p>
          )}
        </div>
      </div>
      <dl className="grid gap-2 text-sm">
        {shelter?.address && (
          <div>
            <dt className="text-text-muted">{messages.where}</dt>
            <dd className="wrap-anywhere">
              {messages.placeAndAddress({ place: shelter.name, address: shelter.address })}{' '}
              <a className="link" href={mapUrl(shelter.address)} target="_blank" rel="noreferrer">
                {messages.openMap}
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt className="text-text-muted">{messages.bring}</dt>
          <dd>{messages.bringText(ARRIVE_EARLY_MINUTES)}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
