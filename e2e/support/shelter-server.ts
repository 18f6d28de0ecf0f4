import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '@pawmatch/embedded-postgres';
import pg from 'pg';

const MAIN = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

export const TIME_ZONE = 'America/New_York';

export const ADMIN = { email: 'staff@shelter.example', password: 'marmalade-on-toast-7' };

/** The real application in a process of its own, with a new data folder. */
export interface ShelterServer {
  url: string;
  dataDir: string;
  /** Reads rows as PostgreSQL has them. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Resident memory in MB, of the server and of its database together with what it shares. */
  memory(): Promise<{ server: number; database: number }>;
  /** Everything that it printed. */
  output(): string;
  /** From the start of the process to `/api/ready`, in ms. */
  readyAfter: number;
  /** @param options `keepsData` leaves the data folder for the next start */
  stop(options?: { keepsData?: boolean }): Promise<void>;
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
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
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The server was not ready in time:\n${output()}`);
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

/** Shared buffers are counted once: what each process has for itself, and the segment. */
async function databaseMegabytes(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
  const shares = rows.map(async ({ pid }) => {
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
  });
  return Math.round((await Promise.all(shares)).reduce((sum, share) => sum + share, 0));
}

/**
 * Starts the production build.
 * @param settings environment variables, see `docs/operations.md`; a free `PORT` when left out
 * @param kept the data folder of a server that was stopped; a new one when left out
 */
export async function startShelterServer(
  settings: Record<string, string> = {},
  kept?: string,
): Promise<ShelterServer> {
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'pawmatch-e2e-')));
  const port = Number(settings.PORT ?? (await freePort()));
  const url = `http://localhost:${port}`;
  // Into a file, as a service has it: a pipe would make whoever loads the server read its log too.
  const logPath = join(dataDir, 'output.log');
  const log = await open(logPath, 'w');
  const output = () => readFileSync(logPath, 'utf8');
  const began = performance.now();
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
    stdio: ['ignore', log.fd, log.fd],
  });
  await log.close();
  await untilReady(url, child, output);
  const readyAfter = performance.now() - began;

  const silent = () => undefined;
  const logger = { info: silent, warn: silent, error: silent };
  // The application's own server runs already: this joins it.
  const database = await startEmbeddedPostgres({ dataDir, logger });
  const pool = new pg.Pool({ ...database.connection, max: 2 });
  return {
    url,
    dataDir,
    query: async (sql, values) => (await pool.query(sql, values)).rows,
    memory: async () => ({
      server: await residentMegabytes(child.pid ?? 0),
      database: await databaseMegabytes(pool),
    }),
    output,
    readyAfter,
    async stop({ keepsData = false } = {}) {
      await pool.end();
      await database.stop();
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      if (!keepsData) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
