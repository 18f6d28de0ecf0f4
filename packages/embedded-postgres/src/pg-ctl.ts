import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { readPidFile } from './pid-file.ts';
import { type Account, spawnOptionsFor } from './run-as.ts';

/**
 * Windows needs pg_ctl: PostgreSQL refuses to run as an administrator, and pg_ctl drops those rights first.
 * PostgreSQL also takes no signals there, and pg_ctl has another way to stop it.
 */
interface PgCtlTarget {
  binaries: Binaries;
  cluster: string;
  /** For tests on other systems. */
  account?: Account;
}

/** The server writes its pid file before it recovers anything. */
const PID_FILE_TIMEOUT_MS = 15_000;

const POLL_INTERVAL_MS = 50;

async function runPgCtl(
  { binaries, account }: PgCtlTarget,
  parameters: string[],
): Promise<boolean> {
  // The server would inherit pipes and keep them open, so that they never close.
  const child = spawn(binaries.pgCtl, parameters, { ...spawnOptionsFor(account), stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}

/**
 * @param target.parameters of `postgres`, without spaces
 * @returns the postmaster's process id, or undefined when the server did not start; its log says why
 */
export async function startWithPgCtl(
  target: PgCtlTarget & { logPath: string; parameters: string[] },
): Promise<number | undefined> {
  const { cluster, logPath, parameters } = target;
  const flags = ['-D', cluster, '-l', logPath, '-o', parameters.join(' '), '-W', '-s'];
  if (!(await runPgCtl(target, ['start', ...flags]))) return undefined;
  const deadline = Date.now() + PID_FILE_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const file = await readPidFile(cluster);
    if (file) return file.processId;
    await delay(POLL_INTERVAL_MS);
  }
  return undefined;
}

/** Stops the server and waits until it has exited, at most 8 s. */
export async function stopWithPgCtl(target: PgCtlTarget): Promise<void> {
  await runPgCtl(target, ['stop', '-D', target.cluster, '-m', 'fast', '-w', '-t', '8', '-s']);
}
