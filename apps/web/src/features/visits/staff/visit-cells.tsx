import { factLabel } from '@pawmatch/contract/pets/facts/fact-label';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { type VisitStatus, visitStatusChoices } from '@pawmatch/contract/visits/visit-status';
import { normaliseVisitStatus } from '@pawmatch/contract/visits/visit-statuses';
import { StatusBadge, type StatusTone } from '../../../components/ui/StatusBadge.tsx';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';
import { fullDateTime, longDate, weekdayAndTime } from '../../../lib/dates/shelter-dates.ts';
import { StatusDropdown } from '../../../staff/edit/StatusDropdown.tsx';
import { visitStatusName } from '../visit-status-name.ts';
import { visitName } from '../visited-pet-name.ts';
import { DeclinedActions } from './declined/DeclinedActions.tsx';
import { visitProgress } from './outcome/visit-progress.ts';
import { useVisitStatusChange } from './use-visit-status-change.ts';

const tones: Readonly<Record<string, StatusTone>> = {
  pending: 'pending',
  approved: 'progress',
  confirmed: 'positive',
  completed: 'neutral',
  cancelled: 'negative',
};

/** The colour of a visit's status in the lists of staff; an unknown one has none. */
export const visitStatusTone = (status: string): StatusTone =>
  tones[normaliseVisitStatus(status)] ?? 'neutral';

type VisitThumbnailProps = { pet: Visit['pet']; className: string };

/** The visited pet's picture, else the initial of its species. */
export function VisitThumbnail({ pet, className }: VisitThumbnailProps) {
  return (
    <Thumbnail
      src={pet?.image_url ?? null}
      fallback={
        <span aria-hidden="true" className="font-display text-lg font-semibold">
          {pet ? factLabel('species', pet.species).charAt(0) : '–'}
        </span>
      }
      className={className}
    />
  );
}

type VisitTimeProps = {
  requestedAt: string;
  timeZone: string;
  /** On two lines: weekday and time, then the date. */
  isStacked?: boolean;
};

/** Weekday, date and time at the shelter. */
export function VisitTime({ requestedAt, timeZone, isStacked = false }: VisitTimeProps) {
  if (!isStacked) {
    return <time dateTime={requestedAt}>{fullDateTime(requestedAt, timeZone)}</time>;
  }
  return (
    <time dateTime={requestedAt} className="grid text-sm whitespace-nowrap md:text-xs">
      <span className="font-medium">{weekdayAndTime(requestedAt, timeZone)}</span>
      <span className="text-text-muted whitespace-normal">{longDate(requestedAt, timeZone)}</span>
    </time>
  );
}

type VisitStatusDropdownProps = {
  visit: Visit;
  /** Saves the choice; false, or an error, means that it was not saved. */
  onChange: (status: VisitStatus) => Promise<boolean>;
};

/** The status of a visit in its row. */
export function VisitStatusDropdown({ visit, onChange }: VisitStatusDropdownProps) {
  const status = normaliseVisitStatus(visit.status) as VisitStatus;
  const tone = visitStatusTone(status);
  if (!visit.allowed_actions.includes('change_status')) {
    return <StatusBadge tone={tone}>{visitStatusName(status)}</StatusBadge>;
  }
  return (
    <StatusDropdown
      current={status}
      tone={tone}
      choices={visitStatusChoices}
      labelOf={visitStatusName}
      name={visitName(visit)}
      onChange={onChange}
    />
  );
}

type VisitStatusCellProps = { visit: Visit; timeZone: string };

/** The status of a visit, and below it since when its visitor is here, or the outcome. */
export function VisitStatusCell({ visit, timeZone }: VisitStatusCellProps) {
  const changeStatus = useVisitStatusChange();
  const progress = visitProgress(visit, timeZone);
  return (
    <div className="grid justify-items-start gap-0.5">
      <VisitStatusDropdown visit={visit} onChange={(status) => changeStatus(visit, status)} />
      {progress && (
        <span className="ps-1 text-xs leading-tight font-medium text-action">{progress}</span>
      )}
      <DeclinedActions visit={visit} />
    </div>
  );
}
