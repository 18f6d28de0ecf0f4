import * as z from 'zod/mini';
import { Id, Timestamp } from '../id.ts';
import { ImportReading } from './import-reading.ts';
import { importStates, LISTED_PHOTOS, rowOutcomes, undoOutcomes } from './import-values.ts';

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

export const ImportSummary = z.object({
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
  /** How many of the new rows may be pets that are here already. */
  possible_duplicates: z.int(),
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

export const ImportRow = z.object({
  /** The header is line 1. */
  line: z.int(),
  /** In the file; empty where it could not be read. */
  row_id: z.string(),
  name: z.string(),
  outcome: z.enum(rowOutcomes),
  /** What changes, such as `Size: "Small" becomes "Large".`, or what a new pet is. */
  changes: z.array(z.string()),
  /** Why it is refused, in conflict or perhaps here already, cells that could not be read, and why it stays after an undo. */
  reasons: z.array(z.string()),
  /** Null where there is no pet, or not yet. */
  pet_id: z.nullable(Id),
  undo: z.nullable(z.enum(undoOutcomes)),
});
export type ImportRow = z.infer<typeof ImportRow>;
