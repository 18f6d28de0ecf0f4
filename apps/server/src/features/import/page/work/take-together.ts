import { setTimeout as delay } from 'node:timers/promises';

const AT_ONCE = 4;

/** How often the import is kept while photos let it wait. */
const LOOK_MS = 500;

interface Work<T> {
  /** What waits; what was taken or refused is not in it any more. */
  list(limit: number): Promise<T[]>;
  take(each: T, signal: AbortSignal): Promise<void>;
  /** Throws when the work must end. */
  keep(): Promise<void>;
}

/** Takes all that waits, some at a time. */
export async function takeTogether<T>({ list, take, keep }: Work<T>): Promise<void> {
  for (;;) {
    const waiting = await list(AT_ONCE);
    if (waiting.length === 0) return;
    const stop = new AbortController();
    let isDone = false;
    const work = Promise.allSettled(waiting.map((each) => take(each, stop.signal))).finally(() => {
      isDone = true;
    });
    try {
      while (!isDone) {
        await Promise.race([work, delay(LOOK_MS)]);
        await keep();
      }
    } finally {
      stop.abort();
      await work;
    }
    const failed = (await work).find((each) => each.status === 'rejected');
    if (failed) throw failed.reason;
  }
}
