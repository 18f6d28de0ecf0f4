import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ClientConfig } from 'pg';
import { addressOf } from './address-of.ts';
import { programParameters } from './production-build.ts';

export const ADMIN = { email: 'boss@example.org', password: 'a louder river at night' };

/**
 * Starts the server in a process of its own, which a test may kill.
 * @param where.connection undefined: the embedded database in `dataDir`
 * @throws Error with its output when it ends before it listens
 */
export async function startServer(where: {
  connection?: ClientConfig;
  dataDir: string;
  /** Overrides the default settings of tests. */
  settings?: Record<string, string>;
}) {
  const child = spawn(process.execPath, programParameters('main'), {
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
  });
  const ended = once(child, 'exit');
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (address) resolve(address);
    });
    child.on('exit', () => reject(new Error(output)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    /** What it has written to both outputs so far. */
    output: () => output,
    /** @returns its exit code */
    async end(signal: NodeJS.Signals): Promise<number | null> {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}
