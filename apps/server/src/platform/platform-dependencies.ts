import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from './database/database.ts';
import type { ImageStore } from './images/image-store.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Clock } from './process/clock.ts';
import type { RateLimiter } from './security/rate-limiter.ts';

/** What the platform, and all features, are built from. Each part can be replaced, none is global. */
export interface PlatformDependencies {
  config: Config;
  /** Origin of links and cookies, without a trailing slash. */
  publicUrl: string;
  /** Signs access tokens and CSRF cookies; at least 32 characters. */
  sessionSecret: string;
  database: Database;
  clock: Clock;
  imageStore: ImageStore;
  /** Only for the mail queues; features call `enqueueMail`. */
  mailer: Mailer;
  rateLimiter: RateLimiter;
  metrics: Metrics;
  logger: FastifyBaseLogger;
}
