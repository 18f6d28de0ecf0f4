import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Id, Timestamp } from '../id.ts';
import { requiredLine } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { importInputMessages } from './import-messages.ts';
import { ImportReading } from './import-reading.ts';
import {
  IMPORT_ROWS_PAGE,
  importStates,
  LISTED_PHOTOS,
  MAX_IMPORT_BYTES,
  MAX_PHOTO_ARCHIVE_BYTES,
  rowOutcomes,
  undoOutcomes,
} from './import-values.ts';

/** How many rows of the file are in each outcome; with those not reached they add up to all rows. */
const Counts = z.record(z.enum(rowOutcomes), z.int());
export type ImportCounts = z.infer<typeof Counts>;

/** A column of the file as it was uploaded. */
const ImportColumn = z.object({
  name: z.string(),
  /** Up to three of its values. */
  examples: z.array(z.string()),
  /** All its values, in lower case, where they are few and short; else null. */
  words: z.nullable(z.array(z.string())),
});
export type ImportColumn = z.infer<typeof ImportColumn>;

const ImportSummary = z.object({
  id: Id,
  file_name: z.string(),
  file_size: z.int(),
  state: z.enum(importStates),
  /** Null after their account was deleted. */
  created_by: z.nullable(z.string()),
  created_at: Timestamp,
  /** When the run ended. */
  finished_at: z.nullable(Timestamp),
  /** Until when it can be undone; null where it cannot. */
  undo_until: z.nullable(Timestamp),
  /** Null until the rows were counted. */
  row_count: z.nullable(z.int()),
  counts: Counts,
  undo_counts: z.record(z.enum(undoOutcomes), z.int()),
});
export type ImportSummary = z.infer<typeof ImportSummary>;

/** A zip file of photos, whose files are named by the id or the name of their animal. */
const PhotoArchive = z.object({
  file_name: z.string(),
  file_size: z.int(),
  file_modified: z.int(),
  /** Bytes that have arrived. */
  received: z.int(),
  /** Why it cannot be used. */
  problem: z.nullable(z.string()),
  /** Photos of rows that are not stored yet. */
  waiting: z.int(),
  stored: z.int(),
  /** Photos of rows that cannot be taken. */
  failed: z.int(),
  /** How many files have no row. */
  unmatched: z.int(),
  /** The first of them, and why. */
  listed: z
    .array(z.object({ path: z.string(), reason: z.string() }))
    .check(z.maxLength(LISTED_PHOTOS)),
});
export type PhotoArchive = z.infer<typeof PhotoArchive>;

export const Import = z.extend(ImportSummary, {
  /** Bytes that have arrived. */
  received: z.int(),
  /** When the file was changed last on the device, to recognise it when an upload goes on. */
  file_modified: z.int(),
  /** What is wrong with the file, or why the run stopped. */
  problem: z.nullable(z.string()),
  /** Null until the file was read. */
  columns: z.nullable(z.array(ImportColumn)),
  /** Whose export it can be, the most likely first. */
  layouts: z.array(z.object({ name: z.string(), label: z.string() })),
  /** As it was chosen, or as it is suggested: from the last file with these columns, or by their names. */
  reading: z.nullable(ImportReading),
  /** Whether the suggestion is that of the last file with these columns. */
  is_remembered: z.boolean(),
  /** Upcoming visits that were cancelled because their pets were adopted (B3.11). */
  cancelled_visits: z.int(),
  /** Pets that it has added, by what became of the photos at the addresses of the file. */
  photos: z.object({
    /** Can be fetched, for the first time or again: nobody has changed the pets since. */
    waiting: z.int(),
    stored: z.int(),
    failed: z.int(),
    /** The servers of those that wait. */
    hosts: z.array(z.string()),
  }),
  /** Null without one. */
  photo_archive: z.nullable(PhotoArchive),
});
export type Import = z.infer<typeof Import>;

const ImportRow = z.object({
  /** The header is line 1. */
  line: z.int(),
  /** In the file; empty where it could not be read. */
  row_id: z.string(),
  name: z.string(),
  outcome: z.enum(rowOutcomes),
  /** What changes, such as `Size: "Small" becomes "Large".` */
  changes: z.array(z.string()),
  /** Why it is refused or in conflict, cells that could not be read, and why it stays after an undo. */
  reasons: z.array(z.string()),
  /** Null where there is no pet, or not yet. */
  pet_id: z.nullable(Id),
  undo: z.nullable(z.enum(undoOutcomes)),
});
export type ImportRow = z.infer<typeof ImportRow>;

const ImportParams = z.object({ id: Id });

const listed = { access: 'pets.import', params: ImportParams } as const;

export const listImports = defineEndpoint({
  method: 'GET',
  path: '/admin/imports',
  access: 'pets.import',
  summary: 'The latest 50 imports of the shelter, the newest first',
  status: 200,
  output: z.array(ImportSummary),
});

const announced = (largest: z.core.$ZodCheck<number>) =>
  z.object({
    file_name: requiredLine(200, () => fieldNames.importFileName),
    file_size: z
      .int({ error: () => importInputMessages.bytes })
      .check(z.minimum(1, { error: () => importInputMessages.empty }), largest),
    file_modified: z.int().check(z.minimum(0)),
  });

export const startImport = defineEndpoint({
  method: 'POST',
  path: '/admin/imports',
  access: 'pets.import',
  summary: 'Announce a file of pets, which is sent in pieces then',
  body: announced(z.maximum(MAX_IMPORT_BYTES, { error: () => importInputMessages.fileTooLarge })),
  status: 201,
  output: Import,
});

export const getImport = defineEndpoint({
  method: 'GET',
  path: '/admin/imports/:id',
  ...listed,
  summary: 'How far an import is',
  status: 200,
  output: Import,
});

const PieceParams = z.object({
  id: Id,
  position: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000)),
});

export const sendImportPiece = defineEndpoint({
  method: 'PUT',
  path: '/admin/imports/:id/pieces/:position',
  access: 'pets.import',
  summary: 'Send a piece of the file; the same piece can be sent again',
  params: PieceParams,
  bodyFormat: 'bytes',
  status: 200,
  output: Import,
});

export const rehearseImport = defineEndpoint({
  method: 'POST',
  path: '/admin/imports/:id/rehearsal',
  ...listed,
  summary: 'Say how the file is read, remember it for files with the same columns, and rehearse',
  body: ImportReading,
  status: 200,
  output: Import,
});

export const runImport = defineEndpoint({
  method: 'POST',
  path: '/admin/imports/:id/run',
  ...listed,
  summary: 'Import the rows',
  status: 200,
  output: Import,
});

export const stopImport = defineEndpoint({
  method: 'POST',
  path: '/admin/imports/:id/stop',
  ...listed,
  summary:
    'Stop a rehearsal, the fetching of photos, or a run after the rows that are stored already',
  status: 200,
  output: Import,
});

export const undoImport = defineEndpoint({
  method: 'POST',
  path: '/admin/imports/:id/undo',
  ...listed,
  summary: 'Undo a run for the pets that nobody has changed since',
  status: 200,
  output: Import,
});

export const fetchImportPhotos = defineEndpoint({
  method: 'POST',
  path: '/admin/imports/:id/photos',
  ...listed,
  summary:
    'Take the photos of the zip file that wait; without any, fetch those of new pets from the addresses of the file',
  status: 200,
  output: Import,
});

export const addPhotoArchive = defineEndpoint({
  method: 'POST',
  path: '/admin/imports/:id/photo-archive',
  ...listed,
  summary: 'Announce a zip file of photos, in place of an earlier one; it is sent in pieces then',
  body: announced(
    z.maximum(MAX_PHOTO_ARCHIVE_BYTES, { error: () => importInputMessages.archiveTooLarge }),
  ),
  status: 200,
  output: Import,
});

export const sendPhotoArchivePiece = defineEndpoint({
  method: 'PUT',
  path: '/admin/imports/:id/photo-archive/pieces/:position',
  access: 'pets.import',
  summary:
    'Send a piece of the zip file; after the last one, the rows are rehearsed with its photos',
  params: PieceParams,
  bodyFormat: 'bytes',
  status: 200,
  output: Import,
});

export const removePhotoArchive = defineEndpoint({
  method: 'DELETE',
  path: '/admin/imports/:id/photo-archive',
  ...listed,
  summary: 'Import without the zip file of photos',
  status: 200,
  output: Import,
});

export const discardImport = defineEndpoint({
  method: 'DELETE',
  path: '/admin/imports/:id',
  ...listed,
  summary: 'Throw a file away that was not imported',
  status: 204,
});

const RowFilter = { outcome: z.optional(z.enum([...rowOutcomes, ...undoOutcomes])) };

export const listImportRows = defineEndpoint({
  method: 'GET',
  path: '/admin/imports/:id/rows',
  ...listed,
  summary: `What becomes of the rows, ${IMPORT_ROWS_PAGE} at a time`,
  query: z.object({
    ...RowFilter,
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  }),
  status: 200,
  output: z.object({ rows: z.array(ImportRow), total: z.int() }),
});

export const downloadImportRows = defineEndpoint({
  method: 'GET',
  path: '/admin/imports/:id/rows.csv',
  ...listed,
  summary: 'The rows as a spreadsheet with the reasons in a column, to be corrected and imported',
  query: z.object(RowFilter),
  status: 200,
  sends: ['text/csv'],
});
