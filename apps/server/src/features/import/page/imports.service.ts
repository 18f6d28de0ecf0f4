import {
  findReadingProblems,
  type ImportReading,
  OWN_LAYOUT,
} from '@pawmatch/contract/import/import-reading';
import {
  hasRun,
  IMPORT_CHUNK_BYTES,
  type ImportState,
  type RowFilter,
  UNDO_DAYS,
} from '@pawmatch/contract/import/import-values';
import type { Uses } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { StaffActor } from '../../../platform/database/actor.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { importFileMessages as messages } from '../import-messages.ts';
import { listRows } from './import-rows.repository.ts';
import * as repository from './imports.repository.ts';
import type { ImportJob, importPieces } from './imports.tables.ts';
import * as archives from './photos/archive-photos.repository.ts';
import * as photos from './photos/import-photos.repository.ts';
import { headerKey } from './sheet.ts';

const DAY = 24 * 60 * 60_000;

/** Files of a shelter that wait to be imported; each may have 50 MB. */
const MAX_WAITING = 20;

/** Of a shelter, that wait; each may have 500 MB. */
const MAX_ARCHIVES = 3;

const waiting: readonly ImportState[] = [
  'uploading',
  'reading',
  'unreadable',
  'mapping',
  'rehearsed',
];
const beforeRehearsal: readonly ImportState[] = ['mapping', 'rehearsed'];
const discardable: readonly ImportState[] = ['uploading', 'unreadable', 'mapping', 'rehearsed'];
const stoppable: readonly ImportState[] = ['rehearsing', 'running', 'fetching'];

/** Until when an import can be undone; null where it cannot. */
export function undoUntil({ state, finishedAt }: ImportJob, now: Date): Date | null {
  if (!hasRun(state) || !finishedAt) return null;
  const until = new Date(finishedAt.getTime() + UNDO_DAYS * DAY);
  return until > now ? until : null;
}

interface AnnouncedFile {
  fileName: string;
  fileSize: number;
  fileModified: number;
}

/** @returns whether it was the last one @throws AppError BAD_REQUEST */
async function storePiece(
  tx: Queries,
  piece: Required<typeof importPieces.$inferInsert>,
  fileSize: number,
): Promise<boolean> {
  const { position, bytes } = piece;
  const left = fileSize - position * IMPORT_CHUNK_BYTES;
  const isRight = bytes.length > 0 && bytes.length === Math.min(left, IMPORT_CHUNK_BYTES);
  const count = await repository.countPieces(tx, piece);
  if (!isRight || position > count) {
    throw new AppError('BAD_REQUEST', { detail: messages.otherPiece });
  }
  await repository.storePiece(tx, piece);
  return left === bytes.length;
}

type ImportsDependencies = Uses<'database' | 'clock'>;

export function createImportsService({ database, clock }: ImportsDependencies) {
  async function find({ shelterId }: StaffActor, id: string) {
    const found = await repository.findImport(database, { id, shelterId });
    if (!found) throw new AppError('IMPORT_NOT_FOUND');
    return found;
  }

  /** Changes an import at one of the steps where that makes sense. @throws AppError */
  async function change(
    by: StaffActor,
    id: string,
    steps: readonly ImportState[],
    work: (tx: Queries, job: ImportJob) => Promise<unknown>,
  ) {
    await database.transaction(async (tx) => {
      const job = await repository.lockImport(tx, { id, shelterId: by.shelterId });
      if (!job) throw new AppError('IMPORT_NOT_FOUND');
      if (!steps.includes(job.state)) throw new AppError('IMPORT_STEP_PASSED');
      await work(tx, job);
    });
  }

  /** The same, with the import as it is then. */
  async function changed(...parameters: Parameters<typeof change>) {
    await change(...parameters);
    const [by, id] = parameters;
    return find(by, id);
  }

  return {
    find,

    list: ({ shelterId }: StaffActor) => repository.listImports(database, shelterId),

    /** @throws AppError TOO_MANY_IMPORTS */
    async start(by: StaffActor, file: AnnouncedFile) {
      const count = await repository.countImports(database, by.shelterId, waiting);
      if (count >= MAX_WAITING) throw new AppError('TOO_MANY_IMPORTS');
      const id = newId();
      await repository.insertImport(database, {
        id,
        shelterId: by.shelterId,
        createdBy: by.actor.id ?? null,
        createdAt: clock(),
        ...file,
        state: 'uploading',
      });
      return find(by, id);
    },

    /** Pieces come in their order; one that came already may come again, because its answer can get lost. */
    storePiece: (by: StaffActor, id: string, position: number, bytes: Buffer) =>
      changed(by, id, ['uploading'], async (tx, { fileSize }) => {
        const piece = { importId: id, isPhotos: false, position, bytes };
        const isLast = await storePiece(tx, piece, fileSize);
        if (isLast) await repository.changeImport(tx, id, { state: 'reading' });
      }),

    /** @throws AppError TOO_MANY_PHOTO_ARCHIVES */
    addArchive: (by: StaffActor, id: string, file: AnnouncedFile) =>
      changed(by, id, ['rehearsed'], async (tx, job) => {
        if ((await repository.countOtherArchives(tx, job)) >= MAX_ARCHIVES) {
          throw new AppError('TOO_MANY_PHOTO_ARCHIVES');
        }
        await archives.deleteArchive(tx, job, 'all');
        await repository.changeImport(tx, id, {
          photoArchive: { ...file, isComplete: false, problem: null },
        });
      }),

    storeArchivePiece: (by: StaffActor, id: string, position: number, bytes: Buffer) =>
      changed(by, id, ['rehearsed'], async (tx, { photoArchive }) => {
        if (!photoArchive || photoArchive.isComplete) throw new AppError('IMPORT_STEP_PASSED');
        const piece = { importId: id, isPhotos: true, position, bytes };
        if (!(await storePiece(tx, piece, photoArchive.fileSize))) return;
        await repository.changeImport(tx, id, {
          photoArchive: { ...photoArchive, isComplete: true },
          state: 'rehearsing',
          ...atStart,
        });
      }),

    removeArchive: (by: StaffActor, id: string) =>
      changed(by, id, ['rehearsed'], async (tx, job) => {
        await archives.deleteArchive(tx, job, 'all');
        await repository.changeImport(tx, id, { photoArchive: null });
      }),

    /** @throws AppError VALIDATION_FAILED */
    rehearse: (by: StaffActor, id: string, reading: ImportReading) =>
      changed(by, id, beforeRehearsal, async (tx, { sheet }) => {
        if (!sheet) throw new AppError('IMPORT_STEP_PASSED');
        const isOffered =
          reading.layout === OWN_LAYOUT ||
          sheet.layouts.some(({ name }) => name === reading.layout);
        const problems = findReadingProblems(
          reading,
          sheet.columns.map(({ name }) => name),
        ).map(({ field, message }) => ({ field: `columns.${field}`, message }));
        const fieldErrors = isOffered
          ? problems
          : [{ field: 'layout', message: messages.lacksColumns }, ...problems];
        if (fieldErrors.length > 0) throw new AppError('VALIDATION_FAILED', { fieldErrors });
        await repository.saveReading(tx, {
          shelterId: by.shelterId,
          header: headerKey(sheet),
          reading,
          savedAt: clock(),
        });
        await repository.changeImport(tx, id, { reading, state: 'rehearsing', ...atStart });
      }),

    run: (by: StaffActor, id: string) =>
      changed(by, id, ['rehearsed'], (tx) =>
        repository.changeImport(tx, id, {
          state: 'running',
          createdBy: by.actor.id ?? null,
          ...atStart,
        }),
      ),

    stop: (by: StaffActor, id: string) =>
      changed(by, id, stoppable, (tx) => repository.changeImport(tx, id, { isStopping: true })),

    /** @throws AppError IMPORT_STEP_PASSED when no photo waits */
    fetchPhotos: (by: StaffActor, id: string) =>
      changed(by, id, ['done'], async (tx, job) => {
        // Those of the zip file come first: they are part of the run, which somebody has stopped.
        const isArchiveWaiting = (await archives.summarizeArchive(tx, id)).waiting > 0;
        if (!isArchiveWaiting) {
          const { waiting: count } = await photos.summarizePhotos(tx, job);
          if (count === 0) throw new AppError('IMPORT_STEP_PASSED');
          await photos.forgetFailures(tx, id);
        }
        await repository.changeImport(tx, id, {
          state: 'fetching',
          photosBy: isArchiveWaiting ? null : (by.actor.id ?? null),
          ...{ problem: null, isStopping: false, leasedUntil: null, failures: 0 },
        });
      }),

    undo: (by: StaffActor, id: string) =>
      changed(by, id, ['done', 'cancelled', 'failed'], async (tx, job) => {
        if (!undoUntil(job, clock())) throw new AppError('IMPORT_STEP_PASSED');
        await repository.changeImport(tx, id, {
          state: 'undoing',
          undoneBy: by.actor.id ?? null,
          leasedUntil: null,
          failures: 0,
        });
      }),

    discard: (by: StaffActor, id: string) =>
      change(by, id, discardable, (tx) => repository.deleteImport(tx, id)),

    async listRows(
      by: StaffActor,
      id: string,
      filter: { filter: RowFilter | undefined; page: number },
    ) {
      return listRows(database, await find(by, id), filter);
    },
  };
}

/** Of a step over all rows of the file. */
const atStart = {
  doneLine: 0,
  counts: {},
  possibleDuplicates: 0,
  cancelledVisits: 0,
  problem: null,
  isStopping: false,
  leasedUntil: null,
  failures: 0,
} as const;
