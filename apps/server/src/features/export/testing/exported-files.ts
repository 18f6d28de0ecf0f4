import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createExport } from '@pawmatch/contract/export/export-endpoints';
import { parse } from 'csv-parse/sync';
import { fromBufferPromise } from 'yauzl';
import { readCsvText } from '../../../platform/files/csv.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { FIRST_SHELTER } from '../../shelter/shelters.table.ts';
import { exportEverything } from '../export-file.ts';
import { openExport } from '../read-export.ts';
import { restoreExport } from '../restore-export.ts';

/** The files of a zip by name. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const chunks = await (await zip.openReadStreamPromise(entry)).toArray();
    files.set(entry.fileName, Buffer.concat(chunks));
  }
  return files;
}

export const readJsonLines = (text: string): Record<string, unknown>[] =>
  text.split('\n').flatMap((line) => (line === '' ? [] : JSON.parse(line)));

/** As a spreadsheet that knows about the apostrophes. */
export const readCsv = (text: string): Record<string, string>[] => {
  const rows: Record<string, string>[] = parse(text, { columns: true, bom: true });
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, readCsvText(cell)])),
  );
};

/** Asks for an export, and downloads it. */
export async function download(app: TestApp, staff: TestClient, body: object) {
  const asked = await staff.call(createExport, { body });
  if (asked.status !== 201) throw new Error(JSON.stringify(asked.body));
  const response = await fetch(app.url + asked.body.url);
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Writes all of the first shelter to a file, as the command does. */
export async function exportToFile(app: TestApp, name: string): Promise<string> {
  const path = join(app.config.dataDir, name);
  const content = exportEverything(app.dependencies, {
    ...{ shelterId: FIRST_SHELTER, shelterName: 'A shelter', now: app.now() },
    ...{ withPeople: true, withPhotos: true, check: async () => {} },
  });
  await writeFile(path, content);
  return path;
}

/** The lines of all tables of an export. */
export async function linesOf(path: string): Promise<Record<string, string>> {
  const files = await unzip(await readFile(path));
  return Object.fromEntries(
    [...files].flatMap(([name, bytes]) => (name.endsWith('.jsonl') ? [[name, String(bytes)]] : [])),
  );
}

/** Brings a file back into the first shelter of an installation. */
export async function restore(app: TestApp, path: string, dryRun = false) {
  const file = await openExport(path);
  try {
    return await restoreExport(app.dependencies, file, { shelterId: FIRST_SHELTER, dryRun });
  } finally {
    file.close();
  }
}
