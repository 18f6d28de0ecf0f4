import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { type Account, spawnOptionsFor } from './run-as.ts';

/**
 * PostgreSQL refuses administrators on Windows as it refuses root elsewhere, and takes no signals there:
 * pg_ctl gives their rights away first, and has another way to tell the server to stop.
 */
interface PgCtlTarget {
  binaries: Binaries;
  cluster: string;
  /** For tests on other systems. */
  account?: Account;
}

/** Long enough for the server to say who it is, which it does before it recovers anything. */
const FILE_PATIENCE_MS = 5_000;

const PAUSE_MS = 50;

async function runPgCtl(
  { binaries, account }: PgCtlTarget,
  parameters: string[],
): Promise<boolean> {
  // The server inherits these and keeps them open: waiting for a pipe to close would be for ever.
  const child = spawn(binaries.pgCtl, parameters, { ...spawnOptionsFor(account), stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}

/**
 * @param target.parameters of `postgres`; none may hold a space
 * @returns the server's process number, or undefined when it did not start; why is in its log
 */
export async function startThroughPgCtl(
  target: PgCtlTarget & { logPath: string; parameters: string[] },
): Promise<number | undefined> {
  const { cluster, logPath, parameters } = target;
  const flags = ['-D', cluster, '-l', logPath, '-o', parameters.join(' '), '-W', '-s'];
  if (!(await runPgCtl(target, ['start', ...flags]))) return undefined;
  const deadline = Date.now() + FILE_PATIENCE_MS;
  while (Date.now() < deadline) {
    const file = await readPostmasterFile(cluster);
    if (file) return file.processId;
    await delay(PAUSE_MS);
  }
  return undefined;
}

/** Waits until the server has ended, 8 s at most. */
export async function stopThroughPgCtl(target: PgCtlTarget): Promise<void> {
  await runPgCtl(target, ['stop', '-D', target.cluster, '-m', 'fast', '-w', '-t', '8', '-s']);
}
