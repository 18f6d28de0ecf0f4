import { chown, readFile, rename, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Account } from './run-as.ts';
import { APPLICATION, SUPERUSER } from './server-address.ts';

/** Of the rule in pg_hba.conf and the names in pg_ident.conf. */
const MAP = 'pawmatch';
const ROLES = [SUPERUSER, APPLICATION];

function ownUserName(): string {
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
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, text, { mode: 0o600, flush: true });
  if (account) await chown(draft, account.uid, account.gid);
  await rename(draft, path);
}

/**
 * Lets in the user that the application runs as, and root, whom the system names (S62): the user that
 * PostgreSQL itself runs as may have other programs. Rewritten before each start, for clusters of earlier
 * versions, which trusted everybody who reached the socket, and for another user's application.
 * Not for Windows, where a password is asked for.
 */
export async function writeAccessRules(
  cluster: string,
  account: Account | undefined,
): Promise<void> {
  if (process.platform === 'win32') return;
  const names = [...new Set([ownUserName(), 'root'])].map((name) => JSON.stringify(name));
  const rules = `# Written by Pawmatch at each start.\nlocal all all peer map=${MAP}\n`;
  const map = names.flatMap((name) => ROLES.map((role) => `${MAP} ${name} ${role}\n`));
  await replaceFile(join(cluster, 'pg_ident.conf'), map.join(''), account);
  await replaceFile(join(cluster, 'pg_hba.conf'), rules, account);
}
