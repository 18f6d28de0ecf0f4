import type { Import } from '@pawmatch/contract/import/import';
import { type RowFilter, rowOutcomes, undoOutcomes } from '@pawmatch/contract/import/import-values';
import { Link } from 'react-router';
import { formatCount } from '../../../lib/text/format-text.ts';
import { importMessages as messages } from '../import-messages.ts';

/** The address of some rows of an import. @param page from 1 */
export function rowsSearch(id: string, filter: RowFilter | undefined, page = 1): string {
  const parameters = new URLSearchParams({ id });
  if (filter) parameters.set('rows', filter);
  if (page > 1) parameters.set('page', `${page}`);
  return `?${parameters}`;
}

/** How many rows are in each outcome; each number leads to its rows. */
export function RowCounts({ job, filter }: { job: Import; filter: RowFilter | undefined }) {
  const { counts, undo_counts: undoCounts, possible_duplicates: duplicates } = job;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const choices = [
    [undefined, messages.all, all] as const,
    ...rowOutcomes.map((name) => [name, messages.outcomes[name], counts[name]] as const),
    ...(duplicates > 0
      ? [['possibleDuplicate', messages.possibleDuplicates, duplicates] as const]
      : []),
    ...undoOutcomes
      .filter((name) => undoCounts[name] > 0)
      .map((name) => [name, messages.outcomes[name], undoCounts[name]] as const),
  ];
  return (
    <nav aria-label={messages.counts}>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-7">
        {choices.map(([name, label, count]) => (
          <li key={label}>
            <Link
              replace
              preventScrollReset
              to={rowsSearch(job.id, name)}
              aria-current={name === filter || undefined}
              className="grid min-h-16 content-center rounded-xl border border-line bg-surface px-3 py-2 hover:bg-action-soft aria-[current]:border-action aria-[current]:bg-action-soft"
            >
              <span className="text-xl font-semibold tabular-nums">{formatCount(count)}</span>
              <span className="text-sm text-text-muted">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
