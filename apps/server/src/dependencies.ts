import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { PetFinder } from './features/pets/finding/pet-finder.ts';
import type { CurrentShelter } from './features/shelter/shelter-settings.ts';
import type { Changes } from './platform/cluster/change-feed.ts';
import type { Database } from './platform/database/database.ts';
import type { ImageStore } from './platform/images/image-store.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { Clock } from './platform/process/clock.ts';

/** What the application is built from. Each part can be replaced, none is global. */
export interface Dependencies {
  config: Config;
  /** Origin of links and cookies, without a trailing slash. */
  publicUrl: string;
  /** Signs access tokens and CSRF cookies; at least 32 characters. */
  sessionSecret: string;
  database: Database;
  clock: Clock;
  /** Code that changes pets publishes it; caches of pets listen. */
  petChanges: Changes;
  /** The same for preferences and required traits, with the id of their user. */
  preferenceChanges: Changes;
  /** Finds pets in memory; filled when it is first used. */
  petFinder: PetFinder;
  /** The settings of the shelter, which staff change. */
  shelter: CurrentShelter;
  imageStore: ImageStore;
  /** Only for the mail queues; features call `enqueueMail`. */
  mailer: Mailer;
  metrics: Metrics;
  logger: FastifyBaseLogger;
}
