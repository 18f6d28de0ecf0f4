import { writeFile } from 'node:fs/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { runBackupCommand } from '../features/backup/backup-command.ts';
import { BackupError } from '../features/backup/backup-format.ts';

const usage = `Usage: npm run db:key -- FILE

Writes a new private key for backups into FILE and prints its public key, for --recipient and
BACKUP_RECIPIENT. Keep FILE away from the server: without it, nobody can read the backups.`;

await runBackupCommand({
  usage,
  async run(path) {
    const identity = await generateX25519Identity();
    const recipient = await identityToRecipient(identity);
    const text = `# public key: ${recipient}\n${identity}\n`;
    await writeFile(path, text, { flag: 'wx', mode: 0o600 }).catch((error: Error) => {
      throw new BackupError(`${path} cannot be written: ${error.message}`);
    });
    return recipient;
  },
});
