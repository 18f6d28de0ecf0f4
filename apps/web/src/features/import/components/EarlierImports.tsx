import type { ImportSummary } from '@pawmatch/contract/import/import';
import { rowOutcomes } from '@pawmatch/contract/import/import-values';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { StatusBadge, type StatusTone } from '../../../components/ui/StatusBadge.tsx';
import { dateTimeText } from '../../../lib/dates/shelter-dates.ts';
import { ListState } from '../../../staff/list/ListState.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { importsQuery } from '../import-api.ts';
import { importMessages as messages } from '../import-messages.ts';

const TONES: Partial<Record<ImportSummary['state'], StatusTone>> = {
  done: 'positive',
  unreadable: 'negative',
  failed: 'negative',
  cancelled: 'negative',
  undone: 'neutral',
};

/** How many rows are in each outcome, such as "3 new, 2 changed". */
const summaryOf = ({ counts }: ImportSummary) =>
  rowOutcomes
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => messages.counted[outcome]({ count: counts[outcome] }))
    .join(', ');

/** Who imported what and when, and what has become of it. */
export function EarlierImports() {
  const timeZone = useShelter()?.time_zone;
  const query = useQuery(importsQuery);
  const { data } = query;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{messages.earlier}</h2>
      <ListState query={query} loading={messages.loading} failed={messages.loadFailed} />
      {data?.length === 0 && <p className="text-text-muted">{messages.noEarlier}</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
          {data.map((job) => (
            <li key={job.id}>
              <Link
                to={`?id=${job.id}`}
                className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 px-4 py-3 hover:bg-action-soft focus-visible:-outline-offset-2"
              >
                <span className="min-w-0 font-semibold wrap-anywhere">{job.file_name}</span>
                <StatusBadge tone={TONES[job.state] ?? 'progress'} className="self-start">
                  {messages.states[job.state]}
                </StatusBadge>
                <span className="col-span-2 text-sm text-text-muted">
                  {messages.by({
                    name: job.created_by,
                    time: dateTimeText(job.finished_at ?? job.created_at, timeZone),
                  })}
                </span>
                <span className="col-span-2 text-sm">{summaryOf(job)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
