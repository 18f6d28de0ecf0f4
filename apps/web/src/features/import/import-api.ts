import type { Import } from '@pawmatch/contract/import/import';
import * as endpoints from '@pawmatch/contract/import/import-endpoints';
import type { ImportReading } from '@pawmatch/contract/import/import-reading';
import {
  IMPORT_CHUNK_BYTES,
  isWorking,
  type RowFilter,
} from '@pawmatch/contract/import/import-values';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';

/** How often the page asks how far the work is. */
const LOOK_MS = 1_000;

const importsKey = ['imports'];

export const importsQuery = endpointQuery([...importsKey, 'list'], endpoints.listImports);

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [...importsKey, id],
    queryFn: ({ signal }) => callEndpoint(endpoints.getImport, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isWorking(state.data.state) ? LOOK_MS : false),
  });

/** @param filter empty for all rows */
export const importRowsQuery = (
  { id, state }: Pick<Import, 'id' | 'state'>,
  filter: RowFilter | undefined,
  page: number,
) =>
  endpointQuery([...importsKey, id, 'rows', state, filter, page], endpoints.listImportRows, {
    params: { id },
    query: { page, ...(filter && { outcome: filter }) },
  });

/** Everything that a button does to an import. */
export const importActions = {
  run: (id: string) => callEndpoint(endpoints.runImport, { params: { id } }),
  stop: (id: string) => callEndpoint(endpoints.stopImport, { params: { id } }),
  fetchPhotos: (id: string) => callEndpoint(endpoints.fetchImportPhotos, { params: { id } }),
  undo: (id: string) => callEndpoint(endpoints.undoImport, { params: { id } }),
};

export const rehearse = (id: string, reading: ImportReading) =>
  callEndpoint(endpoints.rehearseImport, { params: { id }, body: reading });

export const discard = (id: string) => callEndpoint(endpoints.discardImport, { params: { id } });

export const removePhotoArchive = (id: string) =>
  callEndpoint(endpoints.removePhotoArchive, { params: { id } });

const describe = (file: File) => ({
  file_name: file.name,
  file_size: file.size,
  file_modified: file.lastModified,
});

const pieceOf = (id: string, file: File, position: number, signal: AbortSignal) => ({
  params: { id, position },
  bytes: file.slice(position * IMPORT_CHUNK_BYTES, (position + 1) * IMPORT_CHUNK_BYTES),
  signal,
  // A piece may take longer than other calls.
  onProgress: () => {},
});

/** What is uploaded: how it is announced and sent, and what has arrived of it. */
export interface UploadTarget {
  announce(file: File): Promise<Import>;
  send(...piece: Parameters<typeof pieceOf>): Promise<Import>;
  arrived(job: Import): Arrived | null;
}

type Arrived = Pick<Import, 'file_name' | 'file_size' | 'file_modified' | 'received'>;

export const tableUpload: UploadTarget = {
  announce: (file) => callEndpoint(endpoints.startImport, { body: describe(file) }),
  send: (...piece) => callEndpoint(endpoints.sendImportPiece, pieceOf(...piece)),
  arrived: (job) => job,
};

export const photoUpload = (id: string): UploadTarget => ({
  announce: (file) =>
    callEndpoint(endpoints.addPhotoArchive, { params: { id }, body: describe(file) }),
  send: (...piece) => callEndpoint(endpoints.sendPhotoArchivePiece, pieceOf(...piece)),
  arrived: (job) => job.photo_archive,
});

/** After an answer that has the import as it is now. */
export function showImport(queries: QueryClient, job: Import): void {
  queries.setQueryData(importQuery(job.id).queryKey, job);
  void queries.invalidateQueries({ queryKey: importsQuery.queryKey });
}
