import type { Import } from '@pawmatch/contract/import/import';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/ui/Button.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { toastError } from '../../../lib/toast.ts';
import { importActions, showImport } from '../import-api.ts';
import { importMessages as messages } from '../import-messages.ts';
import { UnmatchedPhotos } from './PhotoArchive.tsx';

/** Named at most; further ones are counted. */
const MAX_HOSTS = 5;

/** Offers to fetch the photos of new pets, and says what became of those that were tried. */
export function PhotosOfImport({ job }: { job: Import }) {
  const { waiting, hosts } = job.photos;
  const archive = job.photo_archive;
  const isStopped = (archive?.waiting ?? 0) > 0;
  const stored = job.photos.stored + (archive?.stored ?? 0);
  const failed = job.photos.failed + (archive?.failed ?? 0);
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => importActions.fetchPhotos(job.id),
    onSuccess: (next) => showImport(queries, next),
    onError: (error) => toastError(failureReason(error, messages.failed)),
  });
  const isOffered = job.state === 'done' && (isStopped || waiting > 0);
  const unmatched = archive?.unmatched ?? 0;
  if (!isOffered && stored + failed + unmatched === 0) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <h3 className="text-lg">{messages.photosTitle}</h3>
      {stored > 0 && <p>{messages.photosStored({ count: stored })}</p>}
      {failed > 0 && <p>{messages.photosFailed({ count: failed })}</p>}
      {archive && <UnmatchedPhotos archive={archive} />}
      {isOffered && (
        <>
          {!isStopped && (
            <p className="max-w-prose text-pretty text-text-muted [overflow-wrap:anywhere]">
              {messages.photosHint({
                hosts: hosts.slice(0, MAX_HOSTS),
                more: Math.max(0, hosts.length - MAX_HOSTS),
              })}
            </p>
          )}
          <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
            {archive && isStopped
              ? messages.addPhotos({ count: archive.waiting })
              : messages.photosLabel({ count: waiting })}
          </Button>
        </>
      )}
    </div>
  );
}
