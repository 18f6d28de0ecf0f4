import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Changes } from './platform/change-feed.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import type { ImageStore } from './platform/image-store/image-store.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { Metrics } from './platform/metrics/metrics.ts';

/** What the application is built of; each can be replaced, none is global. */
export interface Dependencies {
  config: Config;
  /** Origin of links and cookies, without a trailing slash. */
  publicUrl: string;
  /** Signs access tokens and CSRF cookies; at least 32 characters. */
  sessionSecret: string;
  database: Database;
  clock: Clock;
  /** Whoever changes pets announces it; whoever keeps something of them listens. */
  petChanges: Changes;
  /** Likewise for preferences and required traits, told by the id of their user. */
  preferenceChanges: Changes;
  imageStore: ImageStore;
  /** Only for the mail queues: everything else calls `enqueueMail`. */
  mailer: Mailer;
  metrics: Metrics;
  logger: FastifyBaseLogger;
}
