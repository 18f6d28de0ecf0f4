import type { Import, ImportRow } from '@pawmatch/contract/import/import';
import { downloadImportRows } from '@pawmatch/contract/import/import-endpoints';
import {
  IMPORT_ROWS_PAGE,
  type RowFilter,
  type RowOutcome,
  type UndoOutcome,
} from '@pawmatch/contract/import/import-values';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { StatusBadge, type StatusTone } from '../../../components/ui/StatusBadge.tsx';
import { downloadFile } from '../../../lib/api/download-file.ts';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { toastError } from '../../../lib/toast.ts';
import { ListState } from '../../../staff/list/ListState.tsx';
import { importRowsQuery } from '../import-api.ts';
import { importMessages as messages } from '../import-messages.ts';
import { rowsSearch } from './RowCounts.tsx';

const TONES: Record<RowOutcome | UndoOutcome, StatusTone> = {
  added: 'positive',
  updated: 'progress',
  unchanged: 'neutral',
  conflict: 'pending',
  deleted: 'neutral',
  rejected: 'negative',
  undone: 'neutral',
  stays: 'pending',
};

function Row({ row }: { row: ImportRow }) {
  const { line, name, row_id: id, pet_id: petId, outcome, undo, changes, reasons } = row;
  const shown = undo ?? outcome;
  const title = name || (id ? messages.rowId({ id }) : messages.line({ line }));
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 px-4 py-3">
      <p className="min-w-0 font-semibold wrap-anywhere">
        {petId && undo !== 'undone' ? (
          <Link className="link" to={`/admin/pets/${petId}`}>
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
      <StatusBadge tone={TONES[shown]}>{messages.outcomes[shown]}</StatusBadge>
      <p className="text-sm text-text-muted wrap-anywhere">
        {messages.line({ line })}
        {id && ` · ${messages.rowId({ id })}`}
      </p>
      {(changes.length > 0 || reasons.length > 0) && (
        <ul className="col-span-2 text-sm wrap-anywhere">
          {[...changes, ...reasons].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

function DownloadRows({ job, filter }: { job: Import; filter: RowFilter | undefined }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      downloadFile(downloadImportRows, { params: { id: job.id }, query: { outcome: filter } }),
    onError: (error) => toastError(failureReason(error, messages.failed)),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isPending}
      busyLabel={messages.downloading}
      onClick={() => mutate()}
    >
      {messages.download}
    </Button>
  );
}

type RowListProps = { job: Import; filter: RowFilter | undefined; page: number };

/** The rows of a file with what becomes of them and why, a page at a time. */
export function RowList({ job, filter, page }: RowListProps) {
  const query = useQuery({
    ...importRowsQuery(job, filter, page),
    placeholderData: (before) => before,
  });
  const { data } = query;
  const pageCount = Math.max(1, Math.ceil((data?.total ?? 0) / IMPORT_ROWS_PAGE));
  return (
    <section aria-label={messages.list} className="grid gap-3">
      <ListState query={query} loading={messages.rowsLoading} failed={messages.rowsFailed} />
      {data && data.rows.length === 0 && (
        <p className="py-8 text-center text-text-muted">{messages.noRows}</p>
      )}
      {data && data.rows.length > 0 && (
        <>
          <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
            {data.rows.map((row) => (
              <Row key={row.line} row={row} />
            ))}
          </ul>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <nav aria-label={messages.pages} className="flex flex-wrap items-center gap-4">
              {page > 1 && (
                <Link className="link" to={rowsSearch(job.id, filter, page - 1)}>
                  {messages.previous}
                </Link>
              )}
              {pageCount > 1 && <span>{messages.page({ page, count: pageCount })}</span>}
              {page < pageCount && (
                <Link className="link" to={rowsSearch(job.id, filter, page + 1)}>
                  {messages.next}
                </Link>
              )}
            </nav>
            <DownloadRows job={job} filter={filter} />
          </div>
        </>
      )}
    </section>
  );
}
