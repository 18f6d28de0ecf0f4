import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { writeOnce } from '../database/write-once.ts';
import { ConfigError } from '../process/config-error.ts';

const FILE_NAME = 'session-secret';
const MIN_LENGTH = 32;

/**
 * The secret that signs access tokens and CSRF cookies: `SESSION_SECRET`, or else a file in `DATA_DIR`
 * that is created at the first start and that only its owner can read.
 * @throws ConfigError when the secret in the file is too short
 */
export async function readSessionSecret({
  sessionSecret,
  dataDir,
}: Pick<Config, 'sessionSecret' | 'dataDir'>): Promise<string> {
  if (sessionSecret) return sessionSecret;
  const path = join(dataDir, FILE_NAME);
  const secret = (await readIfExists(path)) ?? (await create(dataDir, path));
  if (secret.length < MIN_LENGTH) {
    throw new ConfigError(`SESSION_SECRET is not set, and ${path} is damaged; remove that file`);
  }
  return secret;
}

async function readIfExists(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function create(dataDir: string, path: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  await writeOnce(path, `${randomBytes(32).toString('base64url')}\n`);
  return (await readFile(path, 'utf8')).trim();
}
