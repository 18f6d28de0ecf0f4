import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../app-error.ts';
import type { Drain } from './drain.ts';

/** Each check of the storage writes a file (S51). */
const STORAGE_KEPT_MS = 10_000;

/** A proxy waits for the answer. */
const STORAGE_PATIENCE_MS = 1_000;

type StorageState = 'ok' | 'failing';

/**
 * D07: `health` says that the process answers, `ready` that it can serve: the database answers, and
 * the process is not about to end. Without the photo storage nearly all pages can be served, so it is
 * reported and does not count (F18).
 */
export function healthRoutes(
  app: FastifyInstance,
  dependencies: Pick<Dependencies, 'database' | 'imageStore' | 'clock' | 'logger'>,
  drain: Drain,
): void {
  const checkDatabase = shareCheck(() => dependencies.database.execute(sql`select 1`));
  const checkStorage = createStorageCheck(dependencies);

  app.get('/api/health', async (_, reply) => {
    // R8.02: by this a page of another origin finds out that its calls are blocked, not the server away.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return { status: 'ok' };
  });
  app.get('/api/ready', async () => {
    drain.noteHealthCheck();
    if (drain.isRunning()) throw new AppError('SHUTTING_DOWN', { retryAfter: 1 });
    const [storage] = await Promise.all([checkStorage(), checkDatabase()]);
    return { status: 'ready', details: { database: 'ok', storage } };
  });
}

/** Shares a check with all who ask while it runs. */
function shareCheck(check: () => Promise<unknown>): () => Promise<unknown> {
  let underWay: Promise<unknown> | undefined;
  return () => {
    underWay ??= check().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

function createStorageCheck({
  imageStore,
  clock,
  logger,
}: Pick<Dependencies, 'imageStore' | 'clock' | 'logger'>): () => Promise<StorageState> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let state: Promise<StorageState> = Promise.resolve('ok');
  let known: StorageState = 'ok';

  async function check(): Promise<StorageState> {
    const tooLate = delay(STORAGE_PATIENCE_MS, undefined, { ref: false }).then(() => {
      throw new Error(`The photo storage did not answer within ${STORAGE_PATIENCE_MS} ms`);
    });
    try {
      await Promise.race([imageStore.check(), tooLate]);
      if (known === 'failing') logger.info('The photo storage can be written to again');
      known = 'ok';
    } catch (error) {
      if (known === 'ok') logger.warn({ err: error }, 'The photo storage cannot be written to');
      known = 'failing';
    }
    return known;
  }

  return () => {
    const now = clock().getTime();
    // A clock that was set back must not keep an old state for hours.
    if (Math.abs(now - checkedAt) >= STORAGE_KEPT_MS) {
      checkedAt = now;
      state = check();
    }
    return state;
  };
}
