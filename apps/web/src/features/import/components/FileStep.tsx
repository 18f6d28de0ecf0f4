import type { Import } from '@pawmatch/contract/import/import';
import { MAX_IMPORT_BYTES } from '@pawmatch/contract/import/import-values';
import { useRef, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { importMessages as messages } from '../import-messages.ts';
import { isSameFile, type Upload } from '../use-upload.ts';
import { DiscardFile } from './DiscardFile.tsx';
import { FileInput } from './FileInput.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { UploadProblem } from './UploadProblem.tsx';

function problemOf(file: File, begun: Import | undefined): string | null {
  const { name } = file;
  if (begun && !isSameFile(file, begun)) return messages.otherFile({ name: begun.file_name });
  if (file.size === 0) return messages.empty({ name });
  return file.size > MAX_IMPORT_BYTES ? messages.tooLarge({ name }) : null;
}

type FileStepProps = {
  upload: Upload;
  /** An upload that has begun. */
  begun?: Import;
};

/** Takes a file by drop or by choice, and sends it. */
export function FileStep({ upload, begun }: FileStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const share = begun ? begun.received / begun.file_size : 0;

  if (begun && upload.isSending) {
    return <ProgressBar label={messages.uploading({ name: begun.file_name })} share={share} />;
  }

  const take = (file: File | undefined) => {
    if (!file) return;
    const found = problemOf(file, begun);
    setProblem(found);
    if (!found) void upload.send(file, begun);
  };

  return (
    <div className="grid gap-4">
      {begun && (
        <Notice tone="warning">
          {messages.uploadBroke({ name: begun.file_name, percent: Math.floor(share * 100) })}
        </Notice>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same. */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          take(event.dataTransfer.files[0]);
        }}
        className={`grid justify-items-center gap-4 rounded-2xl border-2 border-dashed px-4 py-10 text-center ${
          isOver ? 'border-action bg-action-soft' : 'border-line-strong bg-surface'
        }`}
      >
        <h2 className="text-xl">{messages.dropTitle}</h2>
        <p className="max-w-prose text-pretty text-text-muted">{messages.dropHint}</p>
        <Button busy={upload.isSending} onClick={() => input.current?.click()}>
          {begun ? messages.chooseSame : messages.choose}
        </Button>
        <FileInput
          ref={input}
          label={messages.fileInput}
          accept=".csv,.tsv,.txt,.gz,text/csv"
          onChoose={take}
        />
      </div>
      <UploadProblem problem={problem} error={upload.error} />
      {begun && <DiscardFile id={begun.id} />}
    </div>
  );
}
