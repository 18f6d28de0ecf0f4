import type { Import } from '@pawmatch/contract/import/import';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { fullDateTime } from '../../../lib/dates/shelter-dates.ts';
import { toastError } from '../../../lib/toast.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { importActions, photoUpload, showImport } from '../import-api.ts';
import { importMessages as messages } from '../import-messages.ts';
import { useUpload } from '../use-upload.ts';
import { DiscardFile } from './DiscardFile.tsx';
import { PhotoArchive } from './PhotoArchive.tsx';
import { PhotosOfImport } from './PhotosOfImport.tsx';

type ActionProps = { job: Import; onBack: () => void };

/** What was found by checking the rows, or what the import has done, and what can be done next. */
export function ResultStep({ job, onBack }: ActionProps) {
  return job.state === 'rehearsed' ? <Rehearsed job={job} onBack={onBack} /> : <Ended job={job} />;
}

function Rehearsed({ job, onBack }: ActionProps) {
  const { id, row_count: rowCount, counts } = job;
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => importActions.run(id),
    onSuccess: (next) => showImport(queries, next),
    onError: (error) => toastError(failureReason(error, messages.failed)),
  });
  const count = counts.added + counts.updated + counts.conflict;
  const waiting = job.photo_archive?.waiting ?? 0;
  const nothing = count + waiting === 0;
  const upload = useUpload(photoUpload(id));
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{messages.rehearsedTitle({ count: rowCount ?? 0 })}</h2>
      <p className="max-w-prose text-pretty text-text-muted">{messages.rehearsedHint}</p>
      <div className="flex flex-wrap gap-3">
        <Button disabled={nothing || upload.isSending} busy={isPending} onClick={() => mutate()}>
          {messages.runLabel({ count, photos: waiting })}
        </Button>
        <Button variant="secondary" disabled={upload.isSending} onClick={onBack}>
          {messages.backToColumns}
        </Button>
        <DiscardFile id={id} />
      </div>
      <PhotoArchive job={job} upload={upload} />
    </section>
  );
}

function Ended({ job }: { job: Import }) {
  const { id, state, counts, undo_counts: undoCounts, row_count: rowCount, problem } = job;
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => importActions.undo(id),
    onSuccess: (next) => showImport(queries, next),
    onError: (error) => toastError(failureReason(error, messages.failed)),
    onSettled: () => setIsAsking(false),
  });
  const reached = Object.values(counts).reduce((sum, each) => sum + each, 0);
  const left = Math.max(0, (rowCount ?? reached) - reached);
  const title =
    state === 'cancelled' || state === 'failed' || state === 'undone' ? state : ('done' as const);
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{messages.doneTitle[title]}</h2>
      {problem && <Notice tone="error">{problem}</Notice>}
      {state === 'undone' && <p>{messages.undoneHint(undoCounts)}</p>}
      {left > 0 && state !== 'undone' && <p>{messages.notReached({ count: left })}</p>}
      {job.cancelled_visits > 0 && (
        <p>{messages.cancelledVisits({ count: job.cancelled_visits })}</p>
      )}
      {state !== 'undone' && <PhotosOfImport job={job} />}
      {job.undo_until && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ButtonLink to="/admin/pets">{messages.seePets}</ButtonLink>
          <Button variant="dangerOutlined" onClick={() => setIsAsking(true)}>
            {messages.undo}
          </Button>
          <p className="text-sm text-text-muted">
            {messages.undoUntil({ time: fullDateTime(job.undo_until, timeZone) })}
          </p>
          <ConfirmDialog
            open={isAsking}
            title={messages.undoTitle}
            message={messages.undoMessage}
            confirmText={messages.undo}
            isProcessing={isPending}
            onConfirm={() => mutate()}
            onCancel={() => setIsAsking(false)}
          />
        </div>
      )}
    </section>
  );
}
