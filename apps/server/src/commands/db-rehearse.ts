import { stat } from 'node:fs/promises';
import { readDecryptionKey, runBackupCommand } from '../features/backup/backup-command.ts';
import { findNewestBackup } from '../features/backup/backup-folder.ts';
import { BackupError } from '../features/backup/backup-format.ts';
import { rehearseRestore } from '../rehearse-restore.ts';

const usage = `Usage: npm run db:rehearse -- [OPTIONS] [FOLDER or FILE]

Restores the newest backup of a folder (BACKUP_DIR if none is given), or a file, into a temporary
database and folder, checks that everything is there and works, and removes them. Nobody gets a mail.

  --passphrase-file FILE  for a backup that was encrypted with the passphrase in FILE
  --identity-file FILE    for one that was encrypted with the public key of the private key in FILE`;

async function findBackup(target: string): Promise<string> {
  const isFolder = (await stat(target).catch(() => undefined))?.isDirectory();
  if (!isFolder) return target;
  const newest = await findNewestBackup(target);
  if (newest) return newest.path;
  throw new BackupError(`There is no backup in ${target}.`);
}

await runBackupCommand({
  usage,
  options: ['passphrase-file', 'identity-file'],
  defaultPath: ({ backup }) => backup?.folder,
  async run(target, options, _config, logger) {
    const key = await readDecryptionKey(options);
    const path = await findBackup(target);
    const parts = await rehearseRestore(logger, path, key);
    const lines = parts.map(({ isRight, text }) => `  ${isRight ? '✓' : '✗'} ${text}`);
    const report = `Restored ${path}:\n${lines.join('\n')}`;
    if (parts.some(({ isRight }) => !isRight)) {
      throw new BackupError(`${report}\nThe restored copy is not complete. It was removed.`);
    }
    return `${report}\nThe backup can be restored. The copy was removed.`;
  },
});
