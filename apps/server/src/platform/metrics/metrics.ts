import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { countJobs } from '../jobs/jobs.repository.ts';

/** In seconds: from cached responses to the time after which people give up. */
const LATENCY_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Outcome of a mail; `held` ones wait because of their mailbox's limit, and are sent or expire later. */
type MailOutcome = 'sent' | 'held' | 'expired' | 'outdated' | 'failed';

export interface Metrics {
  /** Features register counters of their own in it. */
  registry: Registry;
  /** @param seconds until the last byte was sent */
  observeRequest(labels: RequestLabels, seconds: number): void;
  /** @param kind one of few values */
  countMail(kind: string, outcome: MailOutcome, count?: number): void;
}

/** Each label has few values, whatever clients request. */
interface RequestLabels {
  method: string;
  /** The pattern, such as `/api/pets/:id`. */
  route: string;
  status: number;
}

/** Metrics of one application, in a registry of its own. */
export function createMetrics(database: Database): Metrics {
  const { pool } = database;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route pattern, method and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: LATENCY_BUCKETS,
    registers,
  });
  const mails = new Counter({
    name: 'pawmatch_mails_total',
    help: 'Mails by kind and outcome: sent, held, expired, outdated or failed.',
    labelNames: ['kind', 'outcome'] as const,
    registers,
  });
  new Gauge({
    name: 'pawmatch_database_connections',
    help: 'Open and idle connections of the pool, and callers that wait for one.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      this.set({ state: 'total' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'pawmatch_jobs',
    help: 'Waiting and failed jobs by queue; missing while the database is away.',
    labelNames: ['queue', 'state'] as const,
    registers,
    async collect() {
      this.reset();
      const counts = await countJobs(database).catch(() => []);
      for (const { queue, state, count } of counts) this.set({ queue, state }, count);
    },
  });

  return {
    registry,
    observeRequest: (labels, seconds) => requests.observe(labels, seconds),
    countMail: (kind, outcome, count = 1) => mails.inc({ kind, outcome }, count),
  };
}
