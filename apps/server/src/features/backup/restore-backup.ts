import type { FastifyBaseLogger } from 'fastify';
import type { ClientConfig } from 'pg';
import type { Config } from '../../config.ts';
import { openImageStore } from '../../platform/image-store/open-image-store.ts';
import { findMigrations, migrate } from '../../platform/migrate.ts';
import { openConfiguredDatabase } from '../../platform/open-configured-database.ts';
import type { DecryptionKey } from './backup-encryption.ts';
import { type ImportReport, importBackup } from './import-backup.ts';

/**
 * Imports a backup into the configured database and image store, which must be empty, and migrates it to
 * the schema of this version.
 * @throws BackupError
 */
export async function restoreBackup(
  config: Config,
  logger: FastifyBaseLogger,
  path: string,
  key: DecryptionKey | undefined,
): Promise<ImportReport> {
  let connection: string | ClientConfig = '';
  const { database, close } = await openConfiguredDatabase(config, logger, {
    statementTimeout: 0,
    // The import creates the tables of the backup's version.
    prepare: async (opened) => {
      connection = opened;
    },
  });
  try {
    const imageStore = await openImageStore(config);
    const target = { database, connection, migrations: findMigrations(), imageStore };
    const report = await importBackup(target, path, key);
    await migrate(connection);
    return report;
  } finally {
    await close();
  }
}
