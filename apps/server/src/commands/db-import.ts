import type { ClientConfig } from 'pg';
import { runBackupCommand } from '../features/backup/backup-command.ts';
import { importBackup } from '../features/backup/import-backup.ts';
import { openImageStore } from '../platform/image-store/open-image-store.ts';
import { findMigrations, migrate } from '../platform/migrate.ts';
import { openConfiguredDatabase } from '../platform/open-configured-database.ts';

const usage = `Usage: npm run db:import -- FILE.tar.gz

Reads what npm run db:export wrote into a new database: DATA_DIR=new-folder or DATABASE_URL. Where
there are rows already, or the file is not whole, nothing is changed.`;

await runBackupCommand({
  usage,
  async run(path, config, logger) {
    let connection: string | ClientConfig = '';
    const { database, close } = await openConfiguredDatabase(config, logger, {
      statementTimeout: 0,
      // Its tables are made as the rows of the file need them.
      prepare: async (it) => {
        connection = it;
      },
    });
    try {
      const imageStore = await openImageStore(config);
      const target = { database, connection, migrations: findMigrations(), imageStore };
      const { rows, photos } = await importBackup(target, path);
      await migrate(connection);
      return `${rows} rows and ${photos} photos of ${path} were imported.`;
    } finally {
      await close();
    }
  },
});
