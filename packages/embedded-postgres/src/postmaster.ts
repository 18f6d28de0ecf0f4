import { spawn } from 'node:child_process';
import { type FileHandle, open, readFile, stat, truncate } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { isAlive } from './is-alive.ts';
import { startThroughPgCtl, stopThroughPgCtl } from './pg-ctl.ts';
import { type Account, spawnOptionsFor } from './run-as.ts';

/** A server's first process: this process's child, or one that was found running. */
export interface Postmaster {
  processId: number;
  hasExited(): boolean;
}

/** What the server wrote into its log since it was started here. */
export type ReadLog = () => Promise<string>;

/**
 * Tells the watchdog the process id before the server runs under it: an application that is killed
 * right after starting it leaves nothing behind. In a subshell, since the watchdog may be gone.
 */
const ANNOUNCE_AND_RUN = '(echo "$$" >&3) 2>&-; exec 3>&-; exec "$@"';

const NEVER_THERE: Postmaster = { processId: 0, hasExited: () => true };

/** The log begins anew past this size. */
const LOG_LIMIT_BYTES = 5_000_000;

/** Settings that the cluster's own configuration file cannot undo. */
function settings(isDurable: boolean): string[] {
  const safety = isDurable ? 'on' : 'off';
  return Object.entries({
    fsync: safety,
    synchronous_commit: safety,
    full_page_writes: safety,
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_destination: 'stderr',
    // Failed statements are the application's to report; here they would show what adopters entered.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    // A database that may be lost is a test's, and too short-lived to be vacuumed.
    ...(!isDurable && { autovacuum: 'off' }),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function openLog(path: string): Promise<{ log: FileHandle; readLog: ReadLog }> {
  const size = await stat(path).then(
    (file) => file.size,
    () => 0,
  );
  const isTooLong = size > LOG_LIMIT_BYTES;
  if (isTooLong) await truncate(path);
  const begin = isTooLong ? 0 : size;
  return {
    log: await open(path, 'a', 0o600),
    readLog: async () => (await readFile(path)).subarray(begin).toString(),
  };
}

export function findPostmaster(processId: number): Postmaster {
  return { processId, hasExited: () => !isAlive(processId) };
}

/**
 * Starts the server, which answers some time later. It has a session of its own: Ctrl-C in a terminal is
 * the application's, which finishes what it is doing before it ends the server.
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
  const parameters = [...options.listenArguments, ...settings(options.isDurable)];
  const { log, readLog } = await openLog(logPath);
  try {
    if (process.platform === 'win32') {
      const processId = await startThroughPgCtl({ binaries, cluster, logPath, parameters });
      const postmaster = processId ? findPostmaster(processId) : NEVER_THERE;
      return { postmaster, readLog };
    }
    const command = [binaries.postgres, '-D', cluster, ...parameters];
    const child = spawn('/bin/sh', ['-c', ANNOUNCE_AND_RUN, 'sh', ...command], {
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

async function hasExitedWithin(postmaster: Postmaster, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (!postmaster.hasExited()) {
    if (Date.now() > deadline) return false;
    await delay(10);
  }
  return true;
}

/**
 * Ends the server within 10 s: its clients are cut off and everything is written; when that hangs, without
 * a last checkpoint, which costs the next start a recovery and loses nothing.
 */
export async function stopPostmaster(
  postmaster: Postmaster,
  binaries: Binaries,
  cluster: string,
): Promise<void> {
  if (process.platform === 'win32') {
    await stopThroughPgCtl({ binaries, cluster });
    return;
  }
  for (const [signal, patience] of [
    ['SIGINT', 6_000],
    ['SIGQUIT', 2_000],
    ['SIGKILL', 1_000],
  ] as const) {
    if (postmaster.hasExited()) return;
    process.kill(postmaster.processId, signal);
    if (await hasExitedWithin(postmaster, patience)) return;
  }
}
