import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { addressOf } from './address-of.ts';

export const ADMIN = { email: 'boss@example.org', password: 'a louder river at night' };

/**
 * The server as people start it, in a process of its own that a test may kill.
 * @param where without a connection, the database is in the folder for data
 * @throws Error with what it said when it ends before it listens
 */
export async function startServer(where: {
  connection?: ClientConfig;
  dataDir: string;
  /** Besides or in place of those that every test wants. */
  settings?: Record<string, string>;
}) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, '../main.ts')],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...(where.connection && { DATABASE_URL: addressOf(where.connection) }),
        DATA_DIR: where.dataDir,
        PORT: '0',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
        ...where.settings,
      },
    },
  );
  const ended = once(child, 'exit');
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk;
      const [address] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (address) resolve(address);
    });
    child.on('exit', () => reject(new Error(said)));
  });
  return {
    url,
    /** On both outputs so far. */
    said: () => said,
    /** @returns its exit code */
    async end(signal: NodeJS.Signals): Promise<number | null> {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}
