import type { PhotoArchive as Archive, Import } from '@pawmatch/contract/import/import';
import { MAX_PHOTO_ARCHIVE_BYTES } from '@pawmatch/contract/import/import-values';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { toastError } from '../../../lib/toast.ts';
import { removePhotoArchive, showImport } from '../import-api.ts';
import { importMessages as messages } from '../import-messages.ts';
import { isSameFile, type Upload } from '../use-upload.ts';
import { FileInput } from './FileInput.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { UploadProblem } from './UploadProblem.tsx';

function problemOf(file: File): string | null {
  const { name } = file;
  if (!/\.zip$/i.test(name)) return messages.archiveIsNoZip({ name });
  if (file.size === 0) return messages.empty({ name });
  return file.size > MAX_PHOTO_ARCHIVE_BYTES ? messages.archiveTooLarge({ name }) : null;
}

/** Takes a zip file of photos beside the file, and says which of them have an animal. */
export function PhotoArchive({ job, upload }: { job: Import; upload: Upload }) {
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const removing = useMutation({
    mutationFn: () => removePhotoArchive(job.id),
    onSuccess: (next) => showImport(queries, next),
    onError: (error) => toastError(failureReason(error, messages.failed)),
  });
  const { photo_archive: archive } = job;
  const share = archive ? archive.received / archive.file_size : 0;
  const isBroken = archive !== null && share < 1;

  if (archive && upload.isSending) {
    return <ProgressBar label={messages.uploading({ name: archive.file_name })} share={share} />;
  }

  const take = (file: File | undefined) => {
    if (!file) return;
    const found = problemOf(file);
    setProblem(found);
    // Another file takes the place of one that came in part.
    if (!found) void upload.send(file, isBroken && isSameFile(file, archive) ? job : undefined);
  };

  return (
    <section className="grid justify-items-start gap-3 border-t border-line pt-4">
      <h3 className="text-lg wrap-anywhere">
        {archive ? messages.archiveIs({ name: archive.file_name }) : messages.photosTitle}
      </h3>
      {isBroken && (
        <Notice tone="warning">
          {messages.uploadBroke({ name: archive.file_name, percent: Math.floor(share * 100) })}
        </Notice>
      )}
      {archive?.problem && <Notice tone="error">{archive.problem}</Notice>}
      {archive && !isBroken && !archive.problem ? (
        <>
          <p>{messages.archiveMatched({ count: archive.waiting })}</p>
          {archive.failed > 0 && <p>{messages.archiveFailed({ count: archive.failed })}</p>}
          <UnmatchedPhotos archive={archive} />
        </>
      ) : (
        <p className="max-w-prose text-pretty text-text-muted">{messages.archiveHint}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={upload.isSending} onClick={() => input.current?.click()}>
          {archive ? messages.otherArchive : messages.chooseArchive}
        </Button>
        {archive && (
          <Button variant="quiet" busy={removing.isPending} onClick={() => removing.mutate()}>
            {messages.removeArchive}
          </Button>
        )}
      </div>
      <FileInput
        ref={input}
        label={messages.archiveInput}
        accept=".zip,application/zip"
        onChoose={take}
      />
      <UploadProblem problem={problem} error={upload.error} />
    </section>
  );
}

/** The files of a zip file that no animal takes, and why. */
export function UnmatchedPhotos({ archive }: { archive: Archive }) {
  const { unmatched, listed } = archive;
  if (unmatched === 0) return null;
  return (
    <details>
      <summary>{messages.unmatched({ count: unmatched })}</summary>
      <ul className="grid gap-1 pt-2 text-sm wrap-anywhere">
        {listed.map((file) => (
          <li key={file.path}>{messages.unmatchedFile(file)}</li>
        ))}
        {unmatched > listed.length && (
          <li>{messages.moreUnmatched({ count: unmatched - listed.length })}</li>
        )}
      </ul>
    </details>
  );
}
