import { Readable } from 'node:stream';
import { columnText } from '@pawmatch/contract/export/column-text';
import {
  columnsOf,
  type ExportFormat,
  type ExportTableName,
  exportFormats,
  exportTableNames,
  exportTables,
} from '@pawmatch/contract/export/export-tables';
import type { Database } from '../../platform/database/database.ts';
import { CSV_START, writeCsv, writeCsvRow } from '../../platform/files/csv.ts';
import { writeZip, type ZipEntry } from '../../platform/files/write-zip.ts';
import type { ImageStore } from '../../platform/images/image-store.ts';
import {
  listPhotoHashes,
  openSnapshot,
  readRows,
  readRowsOf,
  type Selection,
} from './export.repository.ts';

type Value = string | number | boolean | null | object;

/** Lists are texts of few words, so a semicolon is in none of them. */
const toCell = (value: Value) => {
  if (Array.isArray(value)) return value.join('; ');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
};

/** Rows as they stand in a file. @param batches of JSON texts */
async function* writeRows(
  batches: AsyncIterable<string[]>,
  table: ExportTableName,
  format: ExportFormat,
  withPeople: boolean,
): AsyncGenerator<string> {
  if (format === 'jsonl') {
    for await (const lines of batches) yield lines.map((line) => `${line}\n`).join('');
    return;
  }
  const names = columnsOf(table, withPeople).map(([name]) => name);
  yield CSV_START + writeCsvRow(names);
  for await (const lines of batches) {
    // One row after the other, so that no more than one is in memory as an object.
    const rows = lines.map((line) => {
      const row = JSON.parse(line) as Record<string, Value>;
      return writeCsvRow(names.map((name) => toCell(row[name] ?? null)));
    });
    yield rows.join('');
  }
}

export const EXPORT_FORMAT = 'pawmatch-export-1';
export const MANIFEST = 'manifest.json';
export const PHOTOS = 'photos';

/** Photos of earlier versions have fewer sizes. */
const PHOTO_FILES = ['full.jpg', 'large.jpg', 'medium.jpg'];

interface Source {
  database: Database;
  imageStore: ImageStore;
}

/** What of a shelter is exported. */
interface EverythingOf {
  shelterId: string;
  shelterName: string;
  withPeople: boolean;
  withPhotos: boolean;
  now: Date;
  /** Before each table and photo; throws when the export must end. */
  check: () => Promise<void>;
}

async function* only(text: string) {
  yield text;
}

/** Says in each file what its columns mean. */
function describeColumns(tables: readonly (typeof exportTableNames)[number][], all: boolean) {
  const rows = tables.flatMap((table) =>
    columnsOf(table, all).map(([name, { kind }]) => [table, name, kind, columnText(table, name)]),
  );
  const header = ['table', 'column', 'kind', 'meaning'];
  return writeCsv([header, ...rows]);
}

async function* entriesOf(
  { database, imageStore }: Source,
  { shelterId, shelterName, withPeople, withPhotos, now, check }: EverythingOf,
): AsyncGenerator<ZipEntry> {
  const tables = exportTableNames.filter(
    (table) => withPeople || !exportTables[table].isAboutPeople,
  );
  const manifest = {
    format: EXPORT_FORMAT,
    created_at: now.toISOString(),
    shelter: shelterName,
    tables,
  };
  yield { name: MANIFEST, content: only(`${JSON.stringify(manifest, null, 2)}\n`) };
  yield { name: 'columns.csv', content: only(describeColumns(tables, withPeople)) };
  const snapshot = await openSnapshot(database);
  let hashes: string[] = [];
  try {
    for (const table of tables) {
      for (const format of exportFormats) {
        await check();
        const rows = readRows(snapshot.queries, { table, shelterId, withPeople });
        yield { name: `${table}.${format}`, content: writeRows(rows, table, format, withPeople) };
      }
    }
    if (withPhotos) hashes = await listPhotoHashes(snapshot.queries, shelterId);
  } finally {
    await snapshot.close();
  }
  for (const hash of hashes) {
    await check();
    const photo = await openPhoto(imageStore, hash);
    if (photo) yield { name: `${PHOTOS}/${hash}.jpg`, content: photo, isCompressed: true };
  }
}

async function openPhoto(imageStore: ImageStore, hash: string): Promise<Readable | undefined> {
  for (const file of PHOTO_FILES) {
    const image = await imageStore.open(hash, file);
    if (image) return image.stream;
  }
  return undefined;
}

/** Everything of a shelter as one zip file: CSV, JSON lines, and photos. */
export const exportEverything = (source: Source, of: EverythingOf): Readable =>
  writeZip(entriesOf(source, of));

interface ListFile {
  selection: Selection;
  format: ExportFormat;
  /** Where they are known, in their order. */
  ids?: readonly string[] | undefined;
  /** Is told how many rows have left, also when the reader leaves before the end. */
  onEnd: (rows: number) => Promise<void>;
}

/** One list as a file. Its rows are not counted before, which would take longer than to begin. */
export function exportList(
  database: Database,
  { selection, format, ids, onEnd }: ListFile,
): Readable {
  let count = 0;
  async function* counted(batches: AsyncIterable<string[]>) {
    for await (const rows of batches) {
      count += rows.length;
      yield rows;
    }
  }
  async function* write() {
    const snapshot = await openSnapshot(database);
    const { queries } = snapshot;
    const { table, withPeople } = selection;
    try {
      const rows = ids ? readRowsOf(queries, selection, ids) : readRows(queries, selection);
      yield* writeRows(counted(rows), table, format, withPeople);
    } finally {
      await snapshot.close();
      await onEnd(count);
    }
  }
  return Readable.from(write(), { objectMode: false });
}
