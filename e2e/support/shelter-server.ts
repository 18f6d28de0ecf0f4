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

const MAIN =
  process.env.PSEUDO_SERVER ??
  fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

export const TIME_ZONE = 'America/New_York';

export const ADMIN = { email: 'staff@shelter.example', password: 'marmalade-on-toast-7' };

/** The production build in its own process, with its own data folder. */
export interface ShelterServer {
  url: string;
  dataDir: string;
  /** Runs SQL in the database of the server. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Resident memory in MB of the server, and of the database processes with their shared memory. */
  memory(): Promise<{ server: number; database: number }>;
  /** Everything that the server has printed. */
  output(): string;
  /** From the start of the process to `/api/ready`, in ms. */
  readyAfter: number;
  /** @param options `keepsData` keeps the data folder for the next start */
  stop(options?: { keepsData?: boolean }): Promise<void>;
}

/** Finds a port that is free now. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return address.port;
}

/** Only for what hangs: a busy machine takes minutes for the first start, and for the pictures of the demonstration. */
const READY_MS = 300_000;

async function waitUntilReady(
  url: string,
  child: ChildProcess,
  output: () => string,
): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server exited:\n${output()}`);
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

/** Sums the proportional set sizes, which count shared buffers once. */
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
 * @param settings environment variables, see `docs/operations.md`; `PORT` is a free port by default
 * @param existingDataDir the data folder of a stopped server; by default a new one
 */
export async function startShelterServer(
  settings: Record<string, string> = {},
  existingDataDir?: string,
): Promise<ShelterServer> {
  const dataDir = existingDataDir ?? (await mkdtemp(join(tmpdir(), 'pawmatch-e2e-')));
  const port = Number(settings.PORT ?? (await findFreePort()));
  const url = `http://localhost:${port}`;
  // A file, as for a service: with a pipe this process would have to read the log during load tests.
  const logPath = join(dataDir, 'output.log');
  const log = await open(logPath, 'w');
  const output = () => readFileSync(logPath, 'utf8');
  const startedAt = performance.now();
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
  await waitUntilReady(url, child, output).catch((error: unknown) => {
    child.kill();
    throw error;
  });
  const readyAfter = performance.now() - startedAt;

  const silent = () => undefined;
  const logger = { info: silent, warn: silent, error: silent };
  // Connects to the database server that the application has started.
  const database = await startEmbeddedPostgres({ dataDir, logger });
  const pool = new pg.Pool({ ...database.connection, max: 2 });
  // A connection that nobody uses may end with the database.
  pool.on('error', silent);
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
      // On a busy machine the database may still be writing its last files.
      if (!keepsData) await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}
