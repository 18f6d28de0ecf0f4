import { SECOND_FACTOR_PART } from '@pawmatch/contract/auth/second-factor';
import { Link } from 'react-router';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { secondFactorMessages as messages } from '../../auth/second-factor-messages.ts';
import { useShelter } from '../../shelter/shelter-api.ts';

/** A line on the pages of staff: by when a second factor must be set up. */
export function SecondFactorDueLine({ due }: { due: string }) {
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  return (
    <p className="flex flex-wrap items-center gap-x-4 bg-status-pending px-4 text-sm text-status-pending-text sm:px-6 print:hidden">
      <span className="py-2">{messages.required({ date: longDate(due, timeZone) })}</span>
      <Link
        to={`/account#${SECOND_FACTOR_PART}`}
        className="py-3 font-semibold underline underline-offset-4"
      >
        {messages.setUp}
      </Link>
    </p>
  );
}
