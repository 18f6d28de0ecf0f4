import type { ImportColumn, ImportCounts } from '@pawmatch/contract/import/import';
import type { ImportReading } from '@pawmatch/contract/import/import-reading';
import {
  importStates,
  rowOutcomes,
  type UndoOutcome,
  undoOutcomes,
} from '@pawmatch/contract/import/import-values';
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/database/bytea-column.ts';
import { choice } from '../../../platform/database/choice-column.ts';
import { type StoredText, storedText } from '../../../platform/language/stored-text.ts';
import type { ImportedValues } from '../imported-pets.table.ts';
import type { NotedPet } from '../merge-import.ts';

/** The columns of a file, and by its columns the layouts that it can have. */
export interface Sheet {
  columns: ImportColumn[];
  layouts: { name: string; label: string }[];
}

/** The photo of a row that was fetched. */
export const PHOTO_STORED = 'Its photo was fetched.';

/** A zip file of photos beside the file. */
interface AnnouncedArchive {
  fileName: string;
  fileSize: number;
  /** Milliseconds, as the browser says it. */
  fileModified: number;
  isComplete: boolean;
  problem: StoredText | null;
}

/** See `0200_imports.sql`. */
export const imports = pgTable('imports', {
  id: uuid().primaryKey(),
  shelterId: uuid('shelter_id').notNull(),
  createdBy: uuid('created_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  fileName: text('file_name').notNull(),
  fileSize: integer('file_size').notNull(),
  fileModified: bigint('file_modified', { mode: 'number' }).notNull(),
  state: choice('state', importStates).notNull(),
  problem: storedText('problem'),
  sheet: jsonb().$type<Sheet>(),
  reading: jsonb().$type<ImportReading>(),
  isRemembered: boolean('is_remembered').notNull().default(false),
  rowCount: integer('row_count'),
  doneLine: integer('done_line').notNull().default(0),
  counts: jsonb().$type<Partial<ImportCounts>>().notNull().default({}),
  possibleDuplicates: integer('possible_duplicates').notNull().default(0),
  undoCounts: jsonb('undo_counts')
    .$type<Partial<Record<UndoOutcome, number>>>()
    .notNull()
    .default({}),
  cancelledVisits: integer('cancelled_visits').notNull().default(0),
  isStopping: boolean('is_stopping').notNull().default(false),
  photosBy: uuid('photos_by'),
  photoArchive: jsonb('photo_archive').$type<AnnouncedArchive>(),
  undoneBy: uuid('undone_by'),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
  worker: uuid(),
  leasedUntil: timestamp('leased_until', { withTimezone: true }),
  failures: integer().notNull().default(0),
});

export type ImportJob = typeof imports.$inferSelect;

export const importPieces = pgTable(
  'import_pieces',
  {
    importId: uuid('import_id').notNull(),
    /** Of the zip file beside the file. */
    isPhotos: boolean('is_photos').notNull().default(false),
    position: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.isPhotos, table.position] })],
);

export type PieceKey = Pick<Required<typeof importPieces.$inferInsert>, 'importId' | 'isPhotos'>;

/** The files of a zip file of photos. */
export const importPhotos = pgTable(
  'import_photos',
  {
    importId: uuid('import_id').notNull(),
    position: integer().notNull(),
    path: text().notNull(),
    line: integer(),
    isStored: boolean('is_stored').notNull().default(false),
    problem: storedText('problem'),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
);

export type ImportPhoto = typeof importPhotos.$inferSelect;

export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid('import_id').notNull(),
    line: integer().notNull(),
    rowId: text('row_id').notNull(),
    name: text().notNull(),
    outcome: choice('outcome', rowOutcomes).notNull(),
    isPossibleDuplicate: boolean('is_possible_duplicate').notNull().default(false),
    changes: storedText('changes').array().notNull(),
    reasons: storedText('reasons').array().notNull(),
    petId: uuid('pet_id'),
    version: integer(),
    before: jsonb().$type<Partial<NotedPet>>(),
    last: jsonb().$type<ImportedValues>(),
    undo: choice('undo', undoOutcomes),
    /** What became of the photo at its address: {@link PHOTO_STORED}, or why there is none. */
    photo: storedText('photo'),
  },
  (table) => [primaryKey({ columns: [table.importId, table.line] })],
);

export type ImportRowRecord = typeof importRows.$inferSelect;

export const importReadings = pgTable(
  'import_readings',
  {
    shelterId: uuid('shelter_id').notNull(),
    header: text().notNull(),
    reading: jsonb().$type<ImportReading>().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.shelterId, table.header] })],
);
