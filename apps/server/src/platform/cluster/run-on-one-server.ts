import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { hasProcessEnded, processName } from '../process/process-name.ts';
import { claimTask, endTask, renewTask } from './run-on-one-server.repository.ts';

const SECOND = 1_000;

/** A server on another machine that has not renewed its task for so long counts as dead. */
const LEASE_MS = 10 * SECOND;
const RENEW_MS = 2 * SECOND;
const RETRY_MS = 200;

/**
 * Runs work at the start on one server at a time. Other servers wait, without a transaction or a lock of
 * the database, and then run it too: the work must check first whether there is anything left to do.
 */
export async function runOnOneServer<T>(
  database: Database,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const task = { name, owner: `${processName}.${newId()}`, leaseMs: LEASE_MS };
  for (;;) {
    const other = await claimTask(database, task);
    if (!other) break;
    if (hasProcessEnded(other)) await endTask(database, { name, owner: other });
    else await delay(RETRY_MS);
  }
  const timer = setInterval(() => {
    renewTask(database, task).catch(() => {}); // The next attempt may succeed.
  }, RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await endTask(database, task).catch(() => {}); // The lease ends by itself.
  }
}
