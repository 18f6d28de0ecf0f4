import type { Import, ImportRow } from '@pawmatch/contract/import/import';
import * as endpoints from '@pawmatch/contract/import/import-endpoints';
import { emptyReading } from '@pawmatch/contract/import/import-reading';
import { IMPORT_CHUNK_BYTES } from '@pawmatch/contract/import/import-values';
import type { TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { workOnImports } from '../page/work/import-worker.ts';

export const sendPiece = (client: TestClient, id: string, position: number, bytes: Buffer) =>
  client.request(`/api/admin/imports/${id}/pieces/${position}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: new Blob([Uint8Array.from(bytes)]),
  });

export const announce = (client: TestClient, bytes: Buffer, name = 'pets.csv') =>
  client.call(endpoints.startImport, {
    body: { file_name: name, file_size: bytes.length, file_modified: 1_764_000_000_000 },
  });

/** Uploads a file as the page does. @returns its id */
export async function upload(client: TestClient, content: Buffer | string, name?: string) {
  const bytes = Buffer.from(content);
  const { status, body } = await announce(client, bytes, name);
  if (status !== 201) throw new Error(JSON.stringify(body));
  for (let start = 0; start < bytes.length; start += IMPORT_CHUNK_BYTES) {
    const piece = bytes.subarray(start, start + IMPORT_CHUNK_BYTES);
    const sent = await sendPiece(client, body.id, start / IMPORT_CHUNK_BYTES, piece);
    if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
  }
  return body.id as string;
}

/** Does what waits, without the other jobs of the application. */
export async function workInBackground({ dependencies }: TestApp): Promise<void> {
  for (const { run } of workOnImports(dependencies)) await run();
}

/** The steps of the page, each followed by the work in the background. */
export function importSteps(app: TestApp, client: TestClient) {
  const get = async (id: string): Promise<Import> =>
    (await client.call(endpoints.getImport, { params: { id } })).body;
  const step = async (endpoint: Parameters<TestClient['call']>[0], id: string, body?: unknown) => {
    const answer = await client.call(endpoint, { params: { id }, body });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    await workInBackground(app);
    return get(id);
  };
  return {
    get,
    async read(content: Buffer | string, name?: string) {
      const id = await upload(client, content, name);
      await workInBackground(app);
      return get(id);
    },
    rehearse: (job: Import, reading: unknown = job.reading) =>
      step(endpoints.rehearseImport, job.id, reading ?? emptyReading('own')),
    run: (job: Import) => step(endpoints.runImport, job.id),
    stop: (job: Import) => step(endpoints.stopImport, job.id),
    undo: (job: Import) => step(endpoints.undoImport, job.id),
    async rows(job: Import, outcome?: string): Promise<ImportRow[]> {
      const query = outcome ? { outcome } : {};
      const { body } = await client.call(endpoints.listImportRows, {
        params: { id: job.id },
        query,
      });
      return body.rows;
    },
  };
}
