import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Time for a proxy to notice that the server is no longer ready. */
const PROXIED_MS = 5_000;

/** Time for directly connected clients to send one more request. */
const DIRECT_MS = 1_000;

/** A proxy checks health or forwards requests at least this often. */
const RECENT_MS = 30_000;

/** A single check may come from a script that waits for the start. */
const MIN_HEALTH_CHECKS = 2;

const CHECK_MS = 50;

const FORWARDING_HEADERS = ['x-forwarded-for', 'forwarded', 'via'];

/** Serves requests for a while after SIGTERM, until clients and proxies have noticed. */
export interface Drain {
  /** Watches requests for signs of a proxy; while draining, closes connections after their next response. */
  attach(app: FastifyInstance): void;
  /** Notices a sign of a proxy in a request that passes no hooks. */
  observe(headers: IncomingHttpHeaders): void;
  /** Records a health check: by the next one, a proxy notices that the server is not ready. */
  recordHealthCheck(): void;
  isRunning(): boolean;
  /**
   * Waits for the configured time; by default 5 s behind a proxy, otherwise until nobody is connected,
   * 1 s at most.
   */
  run(app: FastifyInstance): Promise<void>;
}

/** @param seconds `DRAIN_SECONDS`; undefined: depends on the requests of the last half minute */
export function createDrain(seconds?: number): Drain {
  let isRunning = false;
  let forwardedAt = Number.NEGATIVE_INFINITY;
  let healthChecks: number[] = [];

  const observe = (headers: IncomingHttpHeaders) => {
    const isForwarded = FORWARDING_HEADERS.some((name) => headers[name] !== undefined);
    if (isForwarded) forwardedAt = performance.now();
  };

  const isProxied = () => {
    const since = performance.now() - RECENT_MS;
    const recent = healthChecks.filter((at) => at > since);
    return forwardedAt > since || recent.length >= MIN_HEALTH_CHECKS;
  };

  return {
    attach(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        observe(request.headers);
        done();
      });
      app.addHook('onSend', (_request, reply, _payload, done) => {
        if (isRunning) reply.header('Connection', 'close');
        done();
      });
    },

    observe,

    recordHealthCheck() {
      healthChecks = [...healthChecks.slice(1 - MIN_HEALTH_CHECKS), performance.now()];
    },

    isRunning: () => isRunning,

    async run(app) {
      isRunning = true;
      if (seconds !== undefined) return delay(seconds * 1_000);
      if (isProxied()) return delay(PROXIED_MS);
      const deadline = performance.now() + DIRECT_MS;
      while (performance.now() < deadline && (await countConnections(app)) > 0) {
        await delay(CHECK_MS);
      }
    },
  };
}

function countConnections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });
}
