import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from '../config.ts';

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

/** Whole or not at all; of two processes that start together, the first one's secret counts. */
async function create(dataDir: string, path: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, {
    mode: 0o600,
    flush: true,
  });
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await unlink(draft);
  }
  return (await readFile(path, 'utf8')).trim();
}
