import { stat } from 'node:fs/promises';
import { runBackupCommand } from '../features/backup/backup-command.ts';
import { exportBackup } from '../features/backup/export-backup.ts';
import { systemClock } from '../platform/clock.ts';
import { openImageStore } from '../platform/image-store/open-image-store.ts';
import { openConfiguredDatabase } from '../platform/open-configured-database.ts';

const usage = `Usage: npm run db:export -- FILE.tar.gz

Writes everything into one file: accounts, pets, preferences, visits, and the photos. The application
may be running. Which database: as the application, by DATABASE_URL or DATA_DIR. npm run db:import
reads the file into a new one. It holds people's addresses: keep it where nobody else can read it.`;

const MEGABYTE = 1024 * 1024;

await runBackupCommand({
  usage,
  async run(path, config, logger) {
    const { database, close } = await openConfiguredDatabase(config, logger, {
      statementTimeout: 0,
      // What is exported stays as it is, also by a version that would change its tables.
      prepare: async () => {},
    });
    try {
      const imageStore = await openImageStore(config);
      const report = await exportBackup({ database, imageStore, clock: systemClock }, path);
      for (const hash of report.missingPhotos) {
        logger.warn({ hash }, 'a photo that a pet shows is not in the store');
      }
      const size = ((await stat(path)).size / MEGABYTE).toFixed(1);
      return `${report.rows} rows and ${report.photos} photos are in ${path} (${size} MB).`;
    } finally {
      await close();
    }
  },
});
