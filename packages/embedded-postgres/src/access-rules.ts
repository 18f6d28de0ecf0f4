import { randomUUID } from 'node:crypto';
import { chown, readFile, rename, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { APPLICATION, SUPERUSER } from './names.ts';
import type { Account } from './run-as.ts';

/** Links the rule in pg_hba.conf to the user names in pg_ident.conf. */
const MAP = 'pawmatch';
const ROLES = [SUPERUSER, APPLICATION];

function currentUserName(): string {
  try {
    return userInfo().username;
  } catch (error) {
    const id = process.getuid?.();
    throw new EmbeddedPostgresError(`the user ${id} that this runs as has no name`, {
      cause: error,
    });
  }
}

async function replaceFile(path: string, text: string, account: Account | undefined) {
  if ((await readFile(path, 'utf8').catch(() => undefined)) === text) return;
  // Several applications may start at once, also in one process.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600, flush: true });
  if (account) await chown(draft, account.uid, account.gid);
  await rename(draft, path);
}

/**
 * Admits only the user that the application runs as, and root, by `peer` authentication. Other
 * programs may share the user that PostgreSQL itself runs as, so that user is not admitted.
 * The files are rewritten before each start: earlier versions trusted everybody who reached the socket,
 * and the application may run as another user than last time.
 * Does nothing on Windows, where a password is used.
 * @throws EmbeddedPostgresError when the current user has no name
 */
export async function writeAccessRules(
  cluster: string,
  account: Account | undefined,
): Promise<void> {
  if (process.platform === 'win32') return;
  const names = [...new Set([currentUserName(), 'root'])].map((name) => JSON.stringify(name));
  const rules = `# Written by Pawmatch at each start.\nlocal all all peer map=${MAP}\n`;
  const map = names.flatMap((name) => ROLES.map((role) => `${MAP} ${name} ${role}\n`));
  await replaceFile(join(cluster, 'pg_ident.conf'), map.join(''), account);
  await replaceFile(join(cluster, 'pg_hba.conf'), rules, account);
}
