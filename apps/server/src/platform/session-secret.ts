import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { ConfigError } from './config-error.ts';
import { writeOnce } from './write-once.ts';

const FILE_NAME = 'session-secret';
const MIN_LENGTH = 32;

/**
 * The secret that signs access tokens and CSRF cookies: `SESSION_SECRET`, else the one in `DATA_DIR`,
 * which is made at the first start and readable by its owner only.
 * @throws ConfigError when the file is there but holds too little
 */
export async function readSessionSecret({
  sessionSecret,
  dataDir,
}: Pick<Config, 'sessionSecret' | 'dataDir'>): Promise<string> {
  if (sessionSecret) return sessionSecret;
  const path = join(dataDir, FILE_NAME);
  const secret = (await readIfThere(path)) ?? (await create(dataDir, path));
  if (secret.length < MIN_LENGTH) {
    throw new ConfigError(`SESSION_SECRET is not set, and ${path} is damaged; remove that file`);
  }
  return secret;
}

async function readIfThere(path: string): Promise<string | undefined> {
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
