import type { Uses } from '../../../../dependencies.ts';
import { withoutTimeLimit } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/database/new-id.ts';
import type { PeriodicJob } from '../../../../platform/jobs/queue.ts';
import { refreshPetStatistics } from '../../../pets/pets.repository.ts';
import { FileError } from '../../file/file-error.ts';
import { fileTexts } from '../../import-texts.ts';
import { changeImport } from '../imports.repository.ts';
import type { ImportJob } from '../imports.tables.ts';
import { type FetchDependencies, fetchPhotos } from '../photos/fetch-photos.ts';
import { storeArchivePhotos } from '../photos/store-archive-photos.ts';
import {
  type ImportLease,
  keepImport,
  LEASE_MS,
  LeaseLost,
  StopRequested,
} from './import-lease.ts';
import { importRows, readImport } from './import-steps.ts';
import { changeOwnImport, claimImport, hasWork } from './import-work.repository.ts';
import { undoImport } from './undo-import.ts';

type WorkerDependencies = FetchDependencies & Uses<'shelters'>;

/** So that a long import of one shelter keeps nobody else waiting. */
const AT_ONCE = 2;

/** After an error that nobody expects, the step is tried again so many times. */
const MAX_FAILURES = 5;

/** Reads, rehearses, runs and undoes imports and fetches their photos, in the background of one of the servers. */
export const workOnImports = (dependencies: WorkerDependencies): PeriodicJob[] =>
  Array.from({ length: AT_ONCE }, (_, index) => ({
    name: `imports ${index + 1}`,
    // The lease of an import says who works on it.
    everyMs: 0,
    hasWork: () => hasWork(dependencies.database, dependencies.clock()),
    run: () => workUntilNothingWaits(dependencies),
  }));

async function workUntilNothingWaits(dependencies: WorkerDependencies): Promise<void> {
  const { database, clock } = dependencies;
  for (;;) {
    const now = clock();
    const until = new Date(now.getTime() + LEASE_MS);
    const job = await claimImport(database, { worker: newId(), now, until });
    if (!job) return;
    await work(dependencies, job);
  }
}

async function work(dependencies: WorkerDependencies, job: ImportJob): Promise<void> {
  const { database } = dependencies;
  try {
    if (job.isStopping) throw new StopRequested();
    await takeStep(dependencies, job);
    await changeImport(database, job.id, { leasedUntil: null, failures: 0 });
  } catch (error) {
    if (!(error instanceof LeaseLost)) await endStep(dependencies, job, error);
  }
}

async function takeStep(dependencies: WorkerDependencies, job: ImportJob): Promise<void> {
  const lease = keepImport(dependencies, job);
  if (job.state === 'reading') await readImport(dependencies, job, lease);
  else if (job.state === 'undoing') await undoImport(dependencies, job, lease);
  else if (job.state === 'fetching') await takePhotos(dependencies, job, lease);
  else await importRows(dependencies, job, lease);
  if (job.state === 'running' || job.state === 'undoing') await refreshStatistics(dependencies);
}

/** Those of the zip file are part of the run; those at addresses are fetched when somebody says so. */
async function takePhotos(
  dependencies: WorkerDependencies,
  job: ImportJob,
  lease: ImportLease,
): Promise<void> {
  const take = job.photosBy ? fetchPhotos : storeArchivePhotos;
  await take(dependencies, job, lease);
  await lease.keep(dependencies.database, { state: 'done' });
}

/** Takes long, and nothing depends on it. */
async function refreshStatistics({ database, logger }: WorkerDependencies): Promise<void> {
  try {
    await withoutTimeLimit(database, refreshPetStatistics);
  } catch (error) {
    logger.warn({ err: error }, 'The statistics of pets could not be refreshed after an import');
  }
}

/** After a stop, a file that cannot be read, or an error that nobody expects. */
async function endStep(
  { database, clock, logger }: WorkerDependencies,
  job: ImportJob,
  error: unknown,
): Promise<void> {
  const free = { leasedUntil: null, isStopping: false };
  const isRun = job.state === 'running';
  const isFetching = job.state === 'fetching';
  if (error instanceof StopRequested) {
    const stopped = isRun
      ? ({ state: 'cancelled', finishedAt: clock() } as const)
      : isFetching
        ? ({ state: 'done' } as const)
        : ({ state: 'mapping', doneLine: 0, counts: {}, possibleDuplicates: 0 } as const);
    await changeOwnImport(database, job, { ...free, ...stopped });
    return;
  }
  if (error instanceof FileError) {
    const { text: problem } = error;
    const ended = isRun
      ? ({ state: 'failed', finishedAt: clock() } as const)
      : ({ state: isFetching ? 'done' : 'unreadable' } as const);
    await changeOwnImport(database, job, { ...free, ...ended, problem });
    return;
  }
  logger.error({ err: error, import: job.id }, 'A step of an import failed');
  const failures = job.failures + 1;
  if (failures < MAX_FAILURES) {
    // It is tried again when the lease is over.
    await changeOwnImport(database, job, { failures });
    return;
  }
  await changeOwnImport(database, job, {
    ...free,
    failures: 0,
    state: isFetching ? 'done' : isRun || job.state === 'undoing' ? 'failed' : 'unreadable',
    ...(isRun && { finishedAt: clock() }),
    problem: fileTexts.unexpected,
  });
}
