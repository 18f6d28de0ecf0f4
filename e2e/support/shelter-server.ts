import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts';

const MAIN = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

export const TIME_ZONE = 'America/New_York';

export const ADMIN = { email: 'staff@shelter.example', password: 'marmalade-on-toast-7' };

/** The real application in a process of its own, with a new data folder. */
export interface ShelterServer {
  url: string;
  dataDir: string;
  /** Reads rows as PostgreSQL has them. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Everything that it printed. */
  output(): string;
  stop(): Promise<void>;
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended by itself:\n${output()}`);
    const response = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server was not ready in time:\n${output()}`);
}

/** Starts the production build. @param settings environment variables of design section 5 */
export async function startShelterServer(
  settings: Record<string, string> = {},
): Promise<ShelterServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pawmatch-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'false',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      SHELTER_TIME_ZONE: TIME_ZONE,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  child.stdout.on('data', (text) => printed.push(String(text)));
  child.stderr.on('data', (text) => printed.push(String(text)));
  await untilReady(url, child, () => printed.join(''));

  const silent = () => undefined;
  const logger = { info: silent, warn: silent, error: silent };
  // The application's own server runs already: this joins it.
  const database = await startEmbeddedPostgres({ dataDir, logger });
  const pool = new pg.Pool({ ...database.connection, max: 2 });
  return {
    url,
    dataDir,
    query: async (sql, values) => (await pool.query(sql, values)).rows,
    output: () => printed.join(''),
    async stop() {
      await pool.end();
      await database.stop();
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
