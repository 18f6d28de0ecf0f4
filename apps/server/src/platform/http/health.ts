import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import type { PlatformDependencies } from '../platform-dependencies.ts';
import type { Drain } from './drain.ts';

/** How long a result is reused, because each check writes a file. */
const STORAGE_RESULT_MS = 10_000;

/** Short, because a proxy waits for the response. */
const STORAGE_TIMEOUT_MS = 1_000;

type StorageState = 'ok' | 'failing';

/**
 * `health` succeeds while the process runs, `ready` while it can serve requests: the database
 * responds and the process is not shutting down. The state of the photo storage is only reported, since
 * nearly all pages work without it.
 */
export function healthRoutes(
  app: FastifyInstance,
  dependencies: Pick<PlatformDependencies, 'database' | 'imageStore' | 'clock' | 'logger'>,
  drain: Drain,
): void {
  const checkDatabase = shareConcurrent(() => dependencies.database.execute(sql`select 1`));
  const checkStorage = createStorageCheck(dependencies);

  app.get(
    '/api/health',
    { schema: describe('getHealth', 'Whether the process runs') },
    async (_, reply) => {
      // Lets a page of another origin find out that its requests are blocked and the server is up.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      return { status: 'ok' };
    },
  );
  app.get(
    '/api/ready',
    { schema: describe('getReady', 'Whether it can serve requests') },
    async () => {
      drain.recordHealthCheck();
      if (drain.isRunning()) throw new AppError('SHUTTING_DOWN', { retryAfter: 1 });
      const [storage] = await Promise.all([checkStorage(), checkDatabase()]);
      return { status: 'ready', details: { database: 'ok', storage } };
    },
  );
}

const describe = (operationId: string, summary: string) => ({
  operationId,
  summary,
  description: 'For everybody, such as a balancer.',
  tags: ['health'],
});

/** Lets concurrent callers share one run of a check. */
function shareConcurrent(check: () => Promise<unknown>): () => Promise<unknown> {
  let running: Promise<unknown> | undefined;
  return () => {
    running ??= check().finally(() => {
      running = undefined;
    });
    return running;
  };
}

function createStorageCheck({
  imageStore,
  clock,
  logger,
}: Pick<PlatformDependencies, 'imageStore' | 'clock' | 'logger'>): () => Promise<StorageState> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let state: Promise<StorageState> = Promise.resolve('ok');
  let lastState: StorageState = 'ok';

  async function check(): Promise<StorageState> {
    const timeout = delay(STORAGE_TIMEOUT_MS, undefined, { ref: false }).then(() => {
      throw new Error(`The photo storage did not answer within ${STORAGE_TIMEOUT_MS} ms`);
    });
    try {
      await Promise.race([imageStore.check(), timeout]);
      if (lastState === 'failing') logger.info('The photo storage can be written to again');
      lastState = 'ok';
    } catch (error) {
      if (lastState === 'ok') logger.warn({ err: error }, 'The photo storage cannot be written to');
      lastState = 'failing';
    }
    return lastState;
  }

  return () => {
    const now = clock().getTime();
    // Math.abs: a clock that was set back must not preserve an old state for hours.
    if (Math.abs(now - checkedAt) >= STORAGE_RESULT_MS) {
      checkedAt = now;
      state = check();
    }
    return state;
  };
}
