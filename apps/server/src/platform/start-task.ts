import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from './database.ts';
import { newId } from './new-id.ts';
import { hasProcessEnded, processName } from './process-name.ts';
import { endTask, prolongTask, takeTask } from './start-tasks.repository.ts';

const SECOND = 1_000;

/** Of another machine: a server that is not heard of for so long has died. */
const LASTS_MS = 10 * SECOND;
const PROLONG_MS = 2 * SECOND;
const LOOK_MS = 200;

/**
 * Does work at the start on one server at a time. The others wait, without a transaction or a lock of the
 * database, and then do it too: the work looks first whether it is still to be done.
 */
export async function runOnOneServer<T>(
  database: Database,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const task = { name, owner: `${processName}.${newId()}`, lastsMs: LASTS_MS };
  for (;;) {
    const other = await takeTask(database, task);
    if (!other) break;
    if (hasProcessEnded(other)) await endTask(database, { name, owner: other });
    else await delay(LOOK_MS);
  }
  const timer = setInterval(() => {
    prolongTask(database, task).catch(() => {}); // The next one may succeed.
  }, PROLONG_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await endTask(database, task).catch(() => {}); // It ends by itself.
  }
}
