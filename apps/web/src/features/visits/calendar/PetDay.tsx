import type { Visit } from '@pawmatch/contract/visits/visit';
import { Fragment } from 'react';
import { CheckIcon } from '../../../components/ui/icons/marks.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden.tsx';
import { clockTime } from '../../../lib/dates/shelter-dates.ts';
import { visitedPetName } from '../visited-pet-name.ts';
import { calendarMessages as messages } from './calendar-messages.ts';
import { useVisitsOfDays } from './use-calendar.ts';

/** A box to tick on paper. */
export function TickBox({ isTicked }: { isTicked: boolean }) {
  return (
    <span className="grid size-3.5 place-items-center rounded-[2px] border border-line-strong">
      {isTicked && (
        <>
          <CheckIcon className="size-3" />
          <VisuallyHidden>{messages.ticked}</VisuallyHidden>
        </>
      )}
    </span>
  );
}

/** Who meets a pet on a day, and when it rests. For the kennel door, so without addresses. */
export function PetDay({ petId, dates }: { petId: string; dates: readonly string[] }) {
  const { list, visits, schedule } = useVisitsOfDays(dates, { petId });
  const { time_zone: timeZone } = schedule;
  if (list.isPending) return <Spinner label={messages.loading} showLabel />;
  if (list.isError) return <LoadFailure query={list} message={messages.loadFailed} />;
  if (visits.length === 0) return list.isOutdated ? null : <p>{messages.noVisits}</p>;
  const spanOf = (from: string, to: string) =>
    messages.span({ from: clockTime(from, timeZone), to: clockTime(to, timeZone) });
  const restOf = ({ ended_at, ends_at, rests_until }: Visit) => {
    const end = ended_at ?? ends_at;
    return rests_until && rests_until > end ? spanOf(end, rests_until) : null;
  };
  return (
    <ul className="divide-y divide-line border-y border-line">
      {visits.map(({ visit }) => {
        const rest = restOf(visit);
        return (
          <Fragment key={visit.id}>
            <li className="flex items-start gap-4 py-3 break-inside-avoid">
              <span className="w-26 flex-none sm:w-44 font-semibold tabular-nums">
                {spanOf(visit.requested_at, visit.ends_at)}
              </span>
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className="block">
                  {visit.status === 'pending'
                    ? messages.unanswered(visit.user.full_name)
                    : visit.user.full_name}
                </span>
                {visit.bonded_pet && (
                  <span className="block text-sm text-text-muted">
                    {messages.together(visitedPetName(visit))}
                  </span>
                )}
                {visit.notes && (
                  <span className="block text-sm whitespace-pre-line text-text-muted">
                    {visit.notes}
                  </span>
                )}
              </span>
              <TickBox isTicked={visit.checked_in_at !== null} />
            </li>
            {rest && (
              <li className="flex gap-4 bg-sunken py-1.5 text-sm text-text-muted">
                <span className="w-26 flex-none sm:w-44 tabular-nums">{rest}</span>
                {messages.rest}
              </li>
            )}
          </Fragment>
        );
      })}
    </ul>
  );
}
