import { dirname } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { ClientConfig } from 'pg';
import type { Config } from '../../config.ts';
import { findMigrations, migrate } from '../../platform/database/migrate.ts';
import { openConfiguredDatabase } from '../../platform/database/open-configured-database.ts';
import { createImageStore } from '../../platform/images/create-image-store.ts';
import { systemClock } from '../../platform/process/clock.ts';
import type { DecryptionKey } from './backup-encryption.ts';
import { openForImport } from './backup-version.ts';
import { eraseAgain, readLedger } from './erased-people.ts';
import { type ImportReport, importBackup } from './import-backup.ts';

/**
 * Imports a backup into the configured database and image store, which must be empty, and migrates it to
 * the schema of this version. The file is verified before anything is created. Accounts that were deleted since are
 * deleted again, and everybody has to log in again.
 * @throws BackupError
 */
export async function restoreBackup(
  config: Config,
  logger: FastifyBaseLogger,
  path: string,
  key: DecryptionKey | undefined,
): Promise<ImportReport & { erased: number }> {
  const migrations = findMigrations();
  const erasedIds = await readLedger(dirname(path));
  const backup = await openForImport(path, key, migrations);
  let connection: string | ClientConfig = '';
  const { database, close } = await openConfiguredDatabase(config, logger, {
    statementTimeout: 0,
    // The import creates the tables of the backup's version.
    prepare: async (opened) => {
      connection = opened;
    },
  });
  try {
    const imageStore = await createImageStore(config);
    const report = await importBackup({ database, connection, migrations, imageStore }, backup);
    await migrate(connection);
    const erased = await eraseAgain(database, erasedIds, systemClock());
    return { ...report, erased };
  } finally {
    await close();
  }
}
