import { mapUrl } from '@pawmatch/contract/shelter/contact-urls';
import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import { calendarTitles } from '@pawmatch/contract/visits/calendar/calendar-file';
import { ARRIVE_EARLY_MINUTES } from '@pawmatch/contract/visits/times/bookable-times';
import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import { ownVisitMessages as messages } from '../visits-messages.ts';
import { AnswerTime } from './AnswerTime.tsx';

interface VisitFactsProps {
  visit: OwnVisit;
  shelter: Shelter | undefined;
  /** Without what to bring. */
  isShort?: boolean;
}

/** Of an upcoming visit: whether it is confirmed, by when the shelter answers, where it is, and what to bring. */
export function VisitFacts({ visit, shelter, isShort = false }: VisitFactsProps) {
  const isPending = visit.status === 'pending';
  const where = shelter && calendarTitles.place(shelter, visit.meeting_place);
  return (
    <div className="grid gap-2 text-sm">
      <div className="text-pretty">
        <p className="font-semibold">{isPending ? messages.isPending : messages.isConfirmed}</p>
        {isPending && shelter && <AnswerTime visit={visit} shelter={shelter} />}
      </div>
      <dl className="grid gap-2">
        {where && (
          <div>
            <dt className="text-text-muted">{messages.where}</dt>
            <dd className="wrap-anywhere">
              {where}{' '}
              <a
                className="link inline-block"
                href={mapUrl(visit.meeting_place ?? shelter?.address ?? '')}
                target="_blank"
                rel="noreferrer"
              >
                {messages.openMap}
              </a>
            </dd>
          </div>
        )}
        {!isShort && (
          <div>
            <dt className="text-text-muted">{messages.bring}</dt>
            <dd>{messages.bringText(ARRIVE_EARLY_MINUTES)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
