import { fullDateTime } from '../../lib/shelter-dates.ts';

const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * When a visit is, in long form by the shelter's clock (D22).
 * @param instant ISO 8601
 * @param timeZone IANA name; the browser's own counts while the shelter's is not known
 */
export function visitTimeText(instant: string, timeZone: string | undefined): string {
  if (Number.isNaN(Date.parse(instant))) return 'Date not available';
  return fullDateTime(instant, timeZone ?? ownTimeZone());
}
