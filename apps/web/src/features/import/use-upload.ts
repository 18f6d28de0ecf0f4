import type { Import } from '@pawmatch/contract/import/import';
import { IMPORT_CHUNK_BYTES } from '@pawmatch/contract/import/import-values';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/errors/api-error.ts';
import { delay } from '../../lib/delay.ts';
import { showImport, type UploadTarget } from './import-api.ts';

/** A line that breaks comes back within a minute, or people try again. */
const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 16_000];

/** Whether it is the file whose upload began. */
export const isSameFile = (
  file: File,
  begun: Pick<Import, 'file_name' | 'file_size' | 'file_modified'>,
): boolean =>
  file.name === begun.file_name &&
  file.size === begun.file_size &&
  file.lastModified === begun.file_modified;

const isOffline = (error: unknown) => error instanceof ApiError && error.kind !== 'response';

/** Sends a file in pieces, and goes on where it broke. */
export function useUpload(target: UploadTarget, onStarted: (id: string) => void = () => {}) {
  const queries = useQueryClient();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  async function sendPatiently(id: string, file: File, received: number): Promise<Import> {
    const { signal } = leaving.current;
    const position = Math.floor(received / IMPORT_CHUNK_BYTES);
    for (const wait of RETRY_MS) {
      try {
        return await target.send(id, file, position, signal);
      } catch (failure) {
        if (signal.aborted || !isOffline(failure)) throw failure;
        await delay(wait, signal);
      }
    }
    return target.send(id, file, position, signal);
  }

  /** @param begun an upload that broke */
  async function send(file: File, begun?: Import): Promise<void> {
    setIsSending(true);
    setError(null);
    try {
      let job = begun ?? (await target.announce(file));
      showImport(queries, job);
      if (!begun) onStarted(job.id);
      for (let left = target.arrived(job); left && left.received < left.file_size; ) {
        job = await sendPatiently(job.id, file, left.received);
        left = target.arrived(job);
        showImport(queries, job);
      }
    } catch (failure) {
      if (!leaving.current.signal.aborted) setError(failure);
    } finally {
      setIsSending(false);
    }
  }

  return { isSending, error, send };
}

export type Upload = ReturnType<typeof useUpload>;
