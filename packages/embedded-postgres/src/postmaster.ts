import { spawn } from 'node:child_process';
import { type FileHandle, open, readFile, stat, truncate } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { isProcessAlive } from './is-process-alive.ts';
import { startWithPgCtl, stopWithPgCtl } from './pg-ctl.ts';
import { type Account, spawnOptionsFor } from './run-as.ts';

/** A server's main process, started here or by another process. */
export interface Postmaster {
  processId: number;
  hasExited(): boolean;
}

/** Reads what the server has written to its log since this process started it. */
export type ReadLog = () => Promise<string>;

/**
 * Writes the process id to the watchdog's pipe before `exec` turns the shell into the server, so that an
 * application killed right after `spawn` leaves no server behind. The subshell survives a closed pipe.
 */
const REPORT_PID_AND_EXEC = '(echo "$$" >&3) 2>&-; exec 3>&-; exec "$@"';

const EXITED: Postmaster = { processId: 0, hasExited: () => true };

/** A larger log is emptied at the next start. */
const MAX_LOG_BYTES = 5_000_000;

/** Command-line settings, which override the cluster's configuration file. */
function settingArguments(isDurable: boolean): string[] {
  const durability = isDurable ? 'on' : 'off';
  return Object.entries({
    fsync: durability,
    synchronous_commit: durability,
    full_page_writes: durability,
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_destination: 'stderr',
    // The application reports failed statements. The server's log must not show what people entered.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    // Test databases are too short-lived to need it.
    ...(!isDurable && {
      autovacuum: 'off',
      // They may lie in memory, so the log stays small.
      wal_level: 'minimal',
      max_wal_senders: '0',
      max_wal_size: '256MB',
    }),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function openLog(path: string): Promise<{ log: FileHandle; readLog: ReadLog }> {
  const size = await stat(path).then(
    (file) => file.size,
    () => 0,
  );
  const isTooLong = size > MAX_LOG_BYTES;
  if (isTooLong) await truncate(path);
  const offset = isTooLong ? 0 : size;
  return {
    log: await open(path, 'a', 0o600),
    readLog: async () => (await readFile(path)).subarray(offset).toString(),
  };
}

/** Represents a server that another process started. */
export function attachToPostmaster(processId: number): Postmaster {
  return { processId, hasExited: () => !isProcessAlive(processId) };
}

/**
 * Starts the server and returns before it accepts connections. The server runs in its own session, so that
 * Ctrl-C in a terminal reaches only the application, which finishes its work before it stops the server.
 * @throws Error when the process cannot be started
 */
export async function spawnPostmaster(options: {
  binaries: Binaries;
  cluster: string;
  logPath: string;
  listenArguments: string[];
  account: Account | undefined;
  isDurable: boolean;
  watchdogInput: Writable | null;
}): Promise<{ postmaster: Postmaster; readLog: ReadLog }> {
  const { binaries, cluster, logPath, account } = options;
  const parameters = [...options.listenArguments, ...settingArguments(options.isDurable)];
  const { log, readLog } = await openLog(logPath);
  try {
    if (process.platform === 'win32') {
      const processId = await startWithPgCtl({ binaries, cluster, logPath, parameters });
      const postmaster = processId ? attachToPostmaster(processId) : EXITED;
      return { postmaster, readLog };
    }
    const command = [binaries.postgres, '-D', cluster, ...parameters];
    const child = spawn('/bin/sh', ['-c', REPORT_PID_AND_EXEC, 'sh', ...command], {
      ...spawnOptionsFor(account),
      detached: true,
      stdio: ['ignore', log.fd, log.fd, options.watchdogInput ?? 'ignore'],
    });
    await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
    child.unref();
    const hasExited = () => child.exitCode !== null || child.signalCode !== null;
    return { postmaster: { processId: child.pid ?? 0, hasExited }, readLog };
  } finally {
    await log.close();
  }
}

/** @returns whether it exited in time */
async function waitForExit(postmaster: Postmaster, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (!postmaster.hasExited()) {
    if (Date.now() > deadline) return false;
    await delay(10);
  }
  return true;
}

/**
 * Stops the server within 10 s. First a fast shutdown: clients are disconnected and a checkpoint is written.
 * If that hangs, an immediate one: the next start then needs crash recovery, and nothing is lost.
 */
export async function stopPostmaster(
  postmaster: Postmaster,
  binaries: Binaries,
  cluster: string,
): Promise<void> {
  if (process.platform === 'win32') {
    await stopWithPgCtl({ binaries, cluster });
    return;
  }
  for (const [signal, timeoutMs] of [
    ['SIGINT', 6_000],
    ['SIGQUIT', 2_000],
    ['SIGKILL', 1_000],
  ] as const) {
    if (postmaster.hasExited()) return;
    process.kill(postmaster.processId, signal);
    if (await waitForExit(postmaster, timeoutMs)) return;
  }
}
