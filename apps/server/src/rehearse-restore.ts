import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CSRF_COOKIE, CSRF_HEADER } from '@pawmatch/contract/auth/cookies';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { createDependencies } from './create-dependencies.ts';
import type { Dependencies } from './dependencies.ts';
import { ensureAdmin } from './features/account/admin/ensure-admin.ts';
import type { DecryptionKey } from './features/backup/backup-encryption.ts';
import { checkPhotos, checkRows, type RestoredPart } from './features/backup/check-restored.ts';
import { restoreBackup } from './features/backup/restore-backup.ts';

/**
 * Restores a backup into an embedded database and a folder of its own, builds the application on
 * it, checks both, and removes them. No job runs, so that nobody gets a mail.
 * @throws BackupError when the backup cannot be restored
 */
export async function rehearseRestore(
  logger: Dependencies['logger'],
  path: string,
  key: DecryptionKey | undefined,
): Promise<RestoredPart[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pawmatch-rehearsal-'));
  try {
    // Root runs PostgreSQL as another user, who must be able to enter the folder.
    await chmod(dataDir, 0o711);
    // No setting of the real shelter, such as its bucket or mail server.
    const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off' });
    const report = await restoreBackup(config, logger, path, key);
    const { dependencies, ready, close } = await createDependencies(config, logger);
    const app = await buildApp(dependencies);
    try {
      await ready;
      const { database, imageStore } = dependencies;
      return [
        ...(await checkRows(database, report)),
        await checkPhotos(database, imageStore),
        await checkAnswer(app, '/api/ready', 'The application is ready'),
        await checkAnswer(app, '/api/pets', 'The list of pets answers'),
        await checkLogin(app, dependencies),
      ];
    } finally {
      await app.close();
      await close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function checkAnswer(app: FastifyInstance, url: string, text: string): Promise<RestoredPart> {
  const { statusCode } = await app.inject(url);
  return { isRight: statusCode === 200, text: `${text} (${statusCode})` };
}

/** A new admin of the copy logs in and reads what only staff may read. */
async function checkLogin(app: FastifyInstance, dependencies: Dependencies): Promise<RestoredPart> {
  const text = 'An admin can log in and read the list of people';
  const admin = { email: 'rehearsal@localhost.example', password: randomBytes(12).toString('hex') };
  await ensureAdmin(dependencies, admin);
  const csrf = await app.inject('/api/auth/csrf');
  const token: string = csrf.json().csrf_token;
  const login = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { [CSRF_HEADER]: token },
    cookies: { [CSRF_COOKIE]: token },
    payload: admin,
  });
  const people = await app.inject({
    url: '/api/admin/users/count',
    headers: { authorization: `Bearer ${login.json().access_token}` },
  });
  return { isRight: people.statusCode === 200, text: `${text} (${people.statusCode})` };
}
