import type { Endpoint } from '@pawmatch/contract/endpoint';
import { useState } from 'react';
import type { RequestParts } from '../lib/api/build-request.ts';
import { downloadFile } from '../lib/api/download-file.ts';
import { failureReason } from '../lib/api/errors/failure-reason.ts';
import { toastError } from '../lib/toast.ts';
import { downloadButtonMessages } from './download-button-messages.ts';
import { Button } from './ui/Button.tsx';

interface DownloadButtonProps {
  children: string;
  endpoint: Endpoint;
  parts: RequestParts;
}

/** Downloads a file of an endpoint without JSON. */
export function DownloadButton({ children, endpoint, parts }: DownloadButtonProps) {
  const [isLoading, setIsLoading] = useState(false);
  const download = async () => {
    setIsLoading(true);
    try {
      await downloadFile(endpoint, parts);
    } catch (error) {
      toastError(failureReason(error, downloadButtonMessages.failed));
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
