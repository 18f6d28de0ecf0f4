import { fullDateTime, longDate, weekdayAndTime } from '../../../lib/shelter-dates.ts';

type VisitTimeProps = {
  requestedAt: string;
  timeZone: string;
  /** On two lines: weekday and time, then the date. */
  isStacked?: boolean;
};

/** R2.53: weekday, date and time at the shelter. */
export function VisitTime({ requestedAt, timeZone, isStacked = false }: VisitTimeProps) {
  if (!isStacked) {
    return <time dateTime={requestedAt}>{fullDateTime(requestedAt, timeZone)}</time>;
  }
  return (
    <time dateTime={requestedAt} className="grid text-sm whitespace-nowrap md:text-xs">
      <span className="font-medium">{weekdayAndTime(requestedAt, timeZone)}</span>
      <span className="text-text-muted">{longDate(requestedAt, timeZone)}</span>
    </time>
  );
}
