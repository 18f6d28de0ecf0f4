import {
  type Overview as Data,
  getOverview,
} from '@pawmatch/contract/staff-overview/staff-overview-endpoints';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { endpointQuery } from '../../../lib/api/endpoint-query.ts';
import { clockTime } from '../../../lib/dates/shelter-dates.ts';
import { formatCount, percentText } from '../../../lib/text/format-text.ts';
import { useCan } from '../../../lib/use-can.ts';
import { overviewKey } from '../../../staff/row-source.ts';
import { daysWaiting } from '../../pets/staff/pet-cells.tsx';
import { visitRows } from '../../visits/staff/staff-visits-api.ts';
import { visitedPetName } from '../../visits/visited-pet-name.ts';
import { overviewMessages as messages } from './staff-dashboard-messages.ts';

/** What waits for staff today. */
const overviewQuery = endpointQuery(overviewKey, getOverview);

/** Requests for today: their visitors may come before anybody has answered. */
const toAnswerTodayQuery = visitRows.counts({ view: 'today', status: 'pending' });

/** What waits for staff today; each number leads to its list. */
export function Overview({ timeZone }: { timeZone: string }) {
  const query = useQuery(overviewQuery);
  const { data, isError } = query;
  const can = useCan();
  const mayAnswer = can('visits.confirm');
  const { data: toAnswerToday } = useQuery({ ...toAnswerTodayQuery, enabled: mayAnswer });
  if (isError && !data) return <LoadFailure query={query} message={messages.failed} />;
  const [longest] = data?.waiting_longest ?? [];
  return (
    <section aria-label={messages.title}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(6.25rem,30%),1fr))] gap-2 xl:flex">
        <Tile
          to="/admin/visits?view=today"
          label={messages.today}
          value={data?.today.total}
          hint={data ? nextVisit(data.today.visits, timeZone) : ''}
        />
        {mayAnswer && (
          <>
            <Tile
              to="/admin/visits?view=today&status=pending"
              label={messages.toAnswerToday}
              value={toAnswerToday?.total}
              isWork
            />
            <Tile
              to="/admin/visits?view=overdue"
              label={messages.overdue}
              value={data?.overdue}
              hint={data ? messages.toAnswer(data.to_answer) : ''}
              isWork
            />
            <Tile
              to="/admin/visits?view=to_answer"
              label={messages.answers}
              value={data && medianText(data.answers_this_month.median_minutes)}
              hint={data ? shareText(data.answers_this_month) : ''}
            />
          </>
        )}
        <Tile
          to="/admin/pets?status=Available&sort=waiting"
          label={messages.waiting}
          value={data && (longest ? messages.days(daysWaiting(longest, new Date()) ?? 0) : '–')}
          hint={data ? (longest?.name ?? messages.nobodyWaits) : ''}
        />
        {can('pets.edit') && (
          <Tile
            to="/admin/pets?status=Available&lacks=photo"
            label={messages.withoutPhoto}
            value={data?.without_photo}
          />
        )}
        <Tile
          to="/admin/pets?status=Available&lacks=facts"
          label={messages.withoutFacts}
          value={data?.without_facts}
        />
        <Tile
          to={`/admin/pets?status=Adopted&adopted_since=${data?.month_began_at ?? ''}`}
          label={messages.adoptions}
          value={data?.adoptions_this_month}
        />
        <Tile
          to="/admin/visits?view=without_outcome"
          label={messages.withoutOutcome}
          value={data?.without_outcome}
          hint={data ? messages.noShows(data.no_shows_this_month) : ''}
          isWork
        />
      </ul>
    </section>
  );
}

/** In minutes up to two hours, in hours beyond. */
function medianText(minutes: number | null): string {
  if (minutes === null) return '–';
  return minutes < 120
    ? messages.medianMinutes(minutes)
    : messages.medianHours(Math.round(minutes / 60));
}

function shareText({ in_time, total }: Data['answers_this_month']): string {
  if (total === 0) return messages.noAnswers;
  const share = percentText(in_time / total);
  return messages.inTime({ share, total: formatCount(total) });
}

/** The first visit of the day that is not over, or that nobody comes. */
function nextVisit(visits: readonly Visit[], timeZone: string): string {
  const next = visits.find(({ requested_at }) => Date.parse(requested_at) >= Date.now());
  const visit = next ?? visits[0];
  if (!visit) return messages.noneToday;
  const time = clockTime(visit.requested_at, timeZone);
  return messages.next({ time, visitor: visit.user.full_name, pet: visitedPetName(visit) });
}

type TileProps = {
  to: string;
  label: string;
  /** Undefined while it loads. */
  value: number | string | undefined;
  /** Empty while it loads. Two lines have room, so that the lists below do not move away from a press. */
  hint?: string;
  /** It counts what staff have to do. */
  isWork?: boolean;
};

function Tile({ to, label, value, hint, isWork }: TileProps) {
  const text = typeof value === 'number' ? formatCount(value) : value;
  return (
    <li className="grid min-w-0 flex-1">
      <Link
        to={to}
        className="grid content-start rounded-xl border border-line bg-surface px-3 py-2 hover:border-action"
      >
        <span className="text-xs text-text-muted">{label}</span>
        <span
          className={`text-lg font-semibold tabular-nums ${isWork && value ? 'text-accent-text' : ''}`}
        >
          {text ?? <Skeleton className="inline-block h-4 w-8 align-middle" />}
        </span>
        {hint !== undefined && (
          <span className="min-h-9 text-xs leading-snug text-pretty wrap-anywhere text-text-muted">
            {hint}
          </span>
        )}
      </Link>
    </li>
  );
}
