import type { Endpoint } from '@pawmatch/contract/endpoint';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import type { RequestParts } from '../../../lib/api/build-request.ts';
import { downloadFile } from '../../../lib/api/download-file.ts';
import { failureReason } from '../../../lib/api/failure-reason.ts';
import { toastError } from '../../../lib/toast.ts';
import { signMessages as messages } from '../adoption-papers-messages.ts';

interface DownloadButtonProps {
  children: string;
  /** Of the file, without its ending. */
  name: string;
  endpoint: Endpoint;
  parts: RequestParts;
}

/** Downloads one of the papers. */
export function DownloadButton({ children, name, endpoint, parts }: DownloadButtonProps) {
  const [isLoading, setIsLoading] = useState(false);
  const download = async () => {
    setIsLoading(true);
    try {
      await downloadFile(`${name}.pdf`, endpoint, parts);
    } catch (error) {
      toastError(failureReason(error, messages.downloadFailed));
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button variant="secondary" size="sm" busy={isLoading} onClick={() => void download()}>
      {children}
    </Button>
  );
}
