import { readDecryptionKey, runBackupCommand } from '../features/backup/backup-command.ts';
import { restoreBackup } from '../features/backup/restore-backup.ts';

const usage = `Usage: npm run db:import -- [OPTIONS] FILE

Reads a file of npm run db:export into a new database: DATA_DIR=new-folder or DATABASE_URL. If that has
rows already, or the file is damaged, nothing is changed. Accounts that were deleted since, by erased-people.txt
beside the file, are deleted again. All sessions and links end.

  --passphrase-file FILE  for a backup that was encrypted with the passphrase in FILE
  --identity-file FILE    for one that was encrypted with the public key of the private key in FILE`;

await runBackupCommand({
  usage,
  options: ['passphrase-file', 'identity-file'],
  async run(path, options, config, logger) {
    const key = await readDecryptionKey(options);
    const { rows, photos, erased } = await restoreBackup(config, logger, path, key);
    const again =
      erased > 0 ? ` Accounts that were deleted since were deleted again: ${erased}.` : '';
    return `${rows} rows and ${photos} photos of ${path} were imported.${again} Everybody has to log in again.`;
  },
});
