import { mkdir, rmdir, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { runBackupCommand } from '../features/backup/backup-command.ts';
import { type EncryptionKey, readPassphrase } from '../features/backup/backup-encryption.ts';
import { backupName, removeOldBackups } from '../features/backup/backup-folder.ts';
import { BackupError } from '../features/backup/backup-format.ts';
import { updateLedger } from '../features/backup/erased-people.ts';
import { exportBackup } from '../features/backup/export-backup.ts';
import { openConfiguredDatabase } from '../platform/database/open-configured-database.ts';
import { createImageStore } from '../platform/images/create-image-store.ts';
import { systemClock } from '../platform/process/clock.ts';

const usage = `Usage: npm run db:export -- [OPTIONS] FOLDER or FILE.tar.gz

Writes accounts, pets, preferences, visits and photos into one file. The application may be running. A
name that does not end with .tar.gz or .tar.gz.age is a folder; it is created if necessary, and the file
in it is named by the time. The database is found by DATABASE_URL or DATA_DIR. The file has people's
addresses: encrypt it, or keep it where nobody else can read it. The ids of deleted accounts are added to
erased-people.txt beside it, which belongs to the backups.

  --passphrase-file FILE  encrypts with the passphrase in FILE
  --recipient age1…       encrypts with a public key (npm run db:key makes one)
  --keep-days DAYS        then removes older backups of that folder, if their names have the time`;

const MEGABYTE = 1024 * 1024;

type Options = Record<string, string | undefined>;

async function readEncryptionKey(options: Options): Promise<EncryptionKey | undefined> {
  const { 'passphrase-file': passphrase, recipient } = options;
  if (passphrase && recipient) {
    throw new BackupError('Give either --passphrase-file or --recipient.');
  }
  if (passphrase) return readPassphrase(passphrase);
  return recipient ? { recipient } : undefined;
}

function readDays(text: string | undefined): number | undefined {
  if (text === undefined || /^[1-9]\d{0,3}$/.test(text)) return text ? Number(text) : undefined;
  throw new BackupError('--keep-days must be a number of days from 1 to 9999.');
}

/** @returns whether the target names a folder, which may not exist yet */
async function isFolderName(target: string): Promise<boolean> {
  const existing = await stat(target).catch(() => undefined);
  if (existing) return existing.isDirectory();
  return target.endsWith(sep) || !/\.tar\.gz(?:\.age)?$/.test(target);
}

/** @returns whether it was created now */
async function createFolder(folder: string): Promise<boolean> {
  try {
    return (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined;
  } catch (error) {
    const reason = (error as Error).message;
    throw new BackupError(`The folder ${folder} cannot be created: ${reason}`, { cause: error });
  }
}

await runBackupCommand({
  usage,
  options: ['passphrase-file', 'recipient', 'keep-days'],
  async run(target, options, config, logger) {
    const key = await readEncryptionKey(options);
    const keepDays = readDays(options['keep-days']);
    const isFolder = await isFolderName(target);
    const path = isFolder ? join(target, backupName(systemClock(), key !== undefined)) : target;
    const { database, close } = await openConfiguredDatabase(config, logger, {
      statementTimeout: 0,
      // The export does not change the database, not even by the migrations of a newer version.
      prepare: async () => {},
    });
    let isNewFolder = false;
    try {
      const imageStore = await createImageStore(config);
      isNewFolder = isFolder && (await createFolder(target));
      const report = await exportBackup({ database, imageStore, clock: systemClock }, path, key);
      await updateLedger(database, dirname(path));
      for (const hash of report.missingPhotos) {
        logger.warn({ hash }, 'a photo that a pet shows is not in the store');
      }
      const size = ((await stat(path)).size / MEGABYTE).toFixed(1);
      const written = `${report.rows} rows and ${report.photos} photos are in ${path} (${size} MB).`;
      if (keepDays === undefined) return written;
      const removed = await removeOldBackups(dirname(path), keepDays, systemClock());
      const isOne = removed === 1;
      return `${written} ${isOne ? 'Removed 1 older backup.' : `Removed ${removed} older backups.`}`;
    } catch (error) {
      // Fails, and leaves the folder, when there is anything in it.
      if (isNewFolder) await rmdir(target).catch(() => {});
      throw error;
    } finally {
      await close();
    }
  },
});
