import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long a proxy may take to notice that the server is not ready any more. */
const PROXIED_MS = 5_000;

/** How long clients that are connected directly may take for one more request. */
const DIRECT_MS = 1_000;

/** A proxy asks and forwards more often than this. */
const RECENT_MS = 30_000;

/** One may be a script that waits for the start. */
const FEWEST_HEALTH_CHECKS = 2;

const LOOK_MS = 50;

const FORWARDING_HEADERS = ['x-forwarded-for', 'forwarded', 'via'];

/** The time between a signal to end and the end of listening (S44, F18). */
export interface Drain {
  /** Notes what tells of a proxy, and closes connections with their next answer while it runs. */
  attach(app: FastifyInstance): void;
  /** A health check: at its next one a proxy learns to send nothing more. */
  noteHealthCheck(): void;
  isRunning(): boolean;
  /**
   * Serves on while others take notice: as long as it was told, else 5 s behind a proxy, else until
   * nobody is connected, 1 s at most.
   */
  run(app: FastifyInstance): Promise<void>;
}

/** @param seconds `DRAIN_SECONDS`; undefined lets the requests of the last half minute decide */
export function createDrain(seconds?: number): Drain {
  let isRunning = false;
  let forwardedAt = Number.NEGATIVE_INFINITY;
  let healthChecks: number[] = [];

  const isForwarded = ({ headers }: FastifyRequest) =>
    FORWARDING_HEADERS.some((name) => headers[name] !== undefined);

  const isProxied = () => {
    const since = performance.now() - RECENT_MS;
    const recent = healthChecks.filter((at) => at > since);
    return forwardedAt > since || recent.length >= FEWEST_HEALTH_CHECKS;
  };

  return {
    attach(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        if (isForwarded(request)) forwardedAt = performance.now();
        done();
      });
      app.addHook('onSend', (_request, reply, _payload, done) => {
        if (isRunning) reply.header('Connection', 'close');
        done();
      });
    },

    noteHealthCheck() {
      healthChecks = [...healthChecks.slice(1 - FEWEST_HEALTH_CHECKS), performance.now()];
    },

    isRunning: () => isRunning,

    async run(app) {
      isRunning = true;
      if (seconds !== undefined) return delay(seconds * 1_000);
      if (isProxied()) return delay(PROXIED_MS);
      const deadline = performance.now() + DIRECT_MS;
      while (performance.now() < deadline && (await countConnections(app)) > 0) {
        await delay(LOOK_MS);
      }
    },
  };
}

function countConnections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });
}
