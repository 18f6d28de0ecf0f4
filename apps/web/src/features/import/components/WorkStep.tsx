import type { Import } from '@pawmatch/contract/import/import';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/ui/Button.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { toastError } from '../../../lib/toast.ts';
import { importActions, showImport } from '../import-api.ts';
import { importMessages as messages } from '../import-messages.ts';
import { ProgressBar } from './ProgressBar.tsx';

const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((all, count) => all + count, 0);

/** How many rows are done, and of how many; null while nobody knows. */
function progressOf({
  state,
  photos,
  photo_archive: archive,
  counts,
  undo_counts: undoCounts,
  row_count: rowCount,
}: Import) {
  if (state === 'undoing') {
    const { added, updated, conflict } = counts;
    const total = added + updated + conflict;
    return { done: Math.min(sum(undoCounts), total), total };
  }
  if (state === 'fetching') {
    if (archive && archive.waiting > 0) {
      const done = archive.stored + archive.failed;
      return { done, total: done + archive.waiting };
    }
    // Those that failed wait for another try.
    const total = photos.stored + photos.waiting;
    return { done: Math.min(photos.stored + photos.failed, total), total };
  }
  return rowCount === null || state === 'reading' ? null : { done: sum(counts), total: rowCount };
}

const isStoppable = ({ state }: Import) =>
  state === 'rehearsing' || state === 'running' || state === 'fetching';

/** Work that takes a while: reading, checking, importing and undoing. */
export function WorkStep({ job }: { job: Import }) {
  const queries = useQueryClient();
  const stopping = useMutation({
    mutationFn: () => importActions.stop(job.id),
    onSuccess: (next) => showImport(queries, next),
    onError: (error) => toastError(failureReason(error, messages.failed)),
  });
  const labels: Partial<Record<Import['state'], string>> = {
    reading: messages.reading({ name: job.file_name }),
    rehearsing: messages.rehearsing,
    running: messages.running,
    fetching: messages.fetching,
    undoing: messages.undoing,
  };
  const progress = progressOf(job);
  return (
    <div className="grid gap-4 rounded-2xl border border-line bg-surface px-4 py-6 sm:px-6">
      <ProgressBar
        label={labels[job.state] ?? job.file_name}
        share={progress && progress.total > 0 ? progress.done / progress.total : undefined}
        {...(progress && {
          text: (job.state === 'fetching' ? messages.photoProgress : messages.progress)(progress),
        })}
      />
      {isStoppable(job) && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={stopping.isPending || stopping.isSuccess}
          busyLabel={messages.stopping}
          onClick={() => stopping.mutate()}
        >
          {messages.stop}
        </Button>
      )}
    </div>
  );
}
