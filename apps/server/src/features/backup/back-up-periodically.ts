import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Uses } from '../../dependencies.ts';
import type { PeriodicJob } from '../../platform/jobs/queue.ts';
import { backupName, findNewestBackup, removeOldBackups } from './backup-folder.ts';
import { updateLedger } from './erased-people.ts';
import { exportBackup } from './export-backup.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type BackupDependencies = Uses<'database' | 'imageStore' | 'clock' | 'config' | 'logger'>;

/**
 * Writes a backup into `BACKUP_DIR` when the newest one there is older than `BACKUP_EVERY_HOURS`,
 * and removes old ones. A failed backup is tried again at the next check. Who was erased is written there within a
 * minute.
 */
export function backUpPeriodically(dependencies: BackupDependencies): PeriodicJob[] {
  const { database, clock, config, logger } = dependencies;
  const { backup } = config;
  if (!backup) return [];
  const { folder, everyHours, keepDays, recipient } = backup;

  async function run() {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const newest = await findNewestBackup(folder);
    const age = newest ? clock().getTime() - newest.writtenAt.getTime() : Number.POSITIVE_INFINITY;
    if (age >= everyHours * HOUR) {
      const path = join(folder, backupName(clock(), recipient !== undefined));
      const key = recipient === undefined ? undefined : { recipient };
      const { rows, photos, missingPhotos } = await exportBackup(dependencies, path, key);
      logger.info({ path, rows, photos, missing: missingPhotos.length }, 'A backup was written');
    }
    await removeOldBackups(folder, keepDays, clock());
  }

  async function writeLedger() {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await updateLedger(database, folder);
  }

  return [
    { name: 'writing a backup', everyMs: 10 * MINUTE, run },
    { name: 'writing the ids of erased people', everyMs: MINUTE, run: writeLedger },
  ];
}
