import type { Uses } from '../../../../dependencies.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { createPace } from '../../file/pace.ts';
import { ImportInterrupted } from '../../import.service.ts';
import type { ImportJob } from '../imports.tables.ts';
import { changeOwnImport } from './import-work.repository.ts';

/** A worker that says nothing for so long is dead, and another one goes on. */
export const LEASE_MS = 10_000;

/** How often a worker looks whether it shall stop. */
const LOOK_MS = 500;

/** Another worker has the import. */
export class LeaseLost extends ImportInterrupted {}

/** Somebody wants it to stop. */
export class StopRequested extends ImportInterrupted {}

/** What a worker needs to keep an import. */
export interface ImportLease {
  /**
   * Stores columns and keeps the import: in a transaction that stores nothing more when it is lost.
   * @throws LeaseLost, StopRequested
   */
  keep(database: Queries, columns?: Partial<ImportJob>): Promise<void>;
  /** To be called again and again: gives others their turn, and keeps the import. */
  pace(): Promise<void>;
}

export function keepImport(
  { database, clock }: Uses<'database' | 'clock'>,
  job: ImportJob,
): ImportLease {
  const rest = createPace();
  let lookedAt = performance.now();
  const keep: ImportLease['keep'] = async (queries, columns = {}) => {
    const leasedUntil = new Date(clock().getTime() + LEASE_MS);
    const kept = await changeOwnImport(queries, job, { ...columns, leasedUntil });
    lookedAt = performance.now();
    if (!kept) throw new LeaseLost();
    if (kept.isStopping) throw new StopRequested();
  };
  return {
    keep,
    async pace() {
      await rest();
      if (performance.now() - lookedAt > LOOK_MS) await keep(database);
    },
  };
}
