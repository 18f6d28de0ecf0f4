import type { Readable } from 'node:stream';
import { type ExportTableName, exportTableNames } from '@pawmatch/contract/export/export-tables';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import * as z from 'zod/mini';
import { isContentHash } from '../../platform/images/image-sizes.ts';
import { EXPORT_FORMAT, MANIFEST, PHOTOS } from './export-file.ts';

/** An error that the person who runs the command can fix. */
export class ExportError extends Error {
  override name = 'ExportError';
}

const Manifest = z.object({ format: z.literal(EXPORT_FORMAT), shelter: z.string() });

/** More than a contract with its photographed paper. */
const MAX_LINE_LENGTH = 8 * 1024 * 1024;
const MAX_PHOTO_BYTES = 32 * 1024 * 1024;

/** A line of a table. */
export interface ExportedRow {
  line: number;
  values: Record<string, unknown>;
}

export interface ReadExport {
  shelter: string;
  tables: ExportTableName[];
  photos: string[];
  rows(table: ExportTableName): AsyncGenerator<ExportedRow>;
  photo(hash: string): Promise<Buffer>;
  close(): void;
}

async function readAll(stream: Readable, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > most) throw new ExportError('A file in it is larger than any of an export.');
  }
  return Buffer.concat(chunks);
}

async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of stream.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE_LENGTH) throw new ExportError('A line in it is too long.');
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function parseRow(text: string, where: string): Record<string, unknown> {
  try {
    const values: unknown = JSON.parse(text);
    if (typeof values === 'object' && values !== null) return values as Record<string, unknown>;
  } catch {}
  throw new ExportError(`${where} is not a JSON object.`);
}

/** @throws ExportError for a file that is not an export, or was cut short */
export async function openExport(path: string): Promise<ReadExport> {
  const zip: ZipFile = await openPromise(path, { autoClose: false }).catch((error: Error) => {
    throw new ExportError(`${path} cannot be read: ${error.message}`, { cause: error });
  });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  const open = (name: string): Promise<Readable> => {
    const entry = entries.get(name);
    if (!entry) throw new ExportError(`${path} is not an export: ${name} is missing.`);
    return zip.openReadStreamPromise(entry);
  };
  const manifest = Manifest.safeParse(
    parseRow(String(await readAll(await open(MANIFEST), MAX_LINE_LENGTH)), MANIFEST),
  );
  if (!manifest.success) throw new ExportError(`${path} is an export of another version.`);

  return {
    shelter: manifest.data.shelter,
    tables: exportTableNames.filter((table) => entries.has(`${table}.jsonl`)),
    photos: [...entries.keys()].flatMap((name) => {
      const [folder, file = ''] = name.split('/');
      const hash = file.replace(/\.jpg$/, '');
      return folder === PHOTOS && isContentHash(hash) ? hash : [];
    }),
    async *rows(table) {
      const name = `${table}.jsonl`;
      let line = 0;
      for await (const text of linesOf(await open(name))) {
        line += 1;
        yield { line, values: parseRow(text, `Line ${line} of ${name}`) };
      }
    },
    photo: async (hash) => readAll(await open(`${PHOTOS}/${hash}.jpg`), MAX_PHOTO_BYTES),
    close: () => zip.close(),
  };
}
