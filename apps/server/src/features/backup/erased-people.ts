import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SYSTEM } from '../../platform/database/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { forgetInMails } from '../../platform/mail/forget-person.ts';
import { eraseAccount } from '../account/closing/erase-account.ts';
import { BackupError } from './backup-format.ts';
import * as repository from './erased-people.repository.ts';

const LEDGER = 'erased-people.txt';

const HEAD =
  '# Ids of deleted accounts. Keep this file with the backups: restoring one deletes them again.\n';

/** The accounts that were deleted, as the ledger beside the backups of a folder says. @throws BackupError */
export async function readLedger(folder: string): Promise<string[]> {
  const path = join(folder, LEDGER);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  const wrong = lines.find((line) => !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(line));
  if (wrong === undefined) return lines;
  throw new BackupError(`${path} is damaged: "${wrong}" is no id of an account.`);
}

/** Adds the accounts that were deleted to the ledger beside the backups of a folder. Nothing is taken off it. */
export async function updateLedger(database: Database, folder: string): Promise<void> {
  const [known, erased] = [await readLedger(folder), await repository.listErasedPeople(database)];
  const all = new Set([...known, ...erased]);
  if (all.size === known.length) return;
  const draft = join(folder, `.${LEDGER}.${process.pid}`);
  const text = [...all].map((id) => `${id}\n`).join('');
  await writeFile(draft, HEAD + text, { mode: 0o600, flush: true });
  await rename(draft, join(folder, LEDGER));
}

/**
 * Deletes accounts again that were deleted after the restored backup was written, without an email, and ends all sessions
 * and grants of everybody.
 * @param ids from {@link readLedger}
 * @returns how many accounts were deleted
 */
export async function eraseAgain(
  database: Database,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  return database.transactionAs(SYSTEM, async (tx) => {
    await repository.endAllAccess(tx, now);
    await repository.insertErasedPeople(tx, ids, now);
    const accounts = await repository.listAccountsOfErased(tx);
    for (const id of accounts) {
      const erased = await eraseAccount(tx, id, now);
      if (!erased) continue;
      await repository.deleteWaitingMails(tx, erased.user.email);
      await forgetInMails(tx, erased.person);
    }
    return accounts.length;
  });
}
