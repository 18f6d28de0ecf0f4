import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import { PawIcon } from '../../../components/ui/icons/marks.tsx';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';
import { dateTimeText } from '../../../lib/dates/shelter-dates.ts';

interface VisitSummaryProps {
  visit: OwnVisit;
  timeZone: string | undefined;
  title: string;
  /** Below the time. */
  status?: string | undefined;
}

/** The pet's photo, a title such as whom somebody meets, and when. */
export function VisitSummary({ visit, timeZone, title, status }: VisitSummaryProps) {
  const { pet, requested_at } = visit;
  return (
    <div className="flex min-w-0 items-center gap-4">
      <Thumbnail
        src={pet?.image_url ?? null}
        fallback={<PawIcon className="size-8" />}
        className="size-20 rounded-xl"
      />
      <div className="min-w-0">
        <p className="font-display text-xl leading-tight font-semibold wrap-anywhere">{title}</p>
        <time dateTime={requested_at} className="font-semibold text-pretty">
          {dateTimeText(requested_at, timeZone)}
        </time>
        {status && <p className="text-sm text-text-muted">{status}</p>}
      </div>
    </div>
  );
}
