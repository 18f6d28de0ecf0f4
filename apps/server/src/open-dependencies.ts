import { changeChannels } from './change-channels.ts';
import type { Config } from './config.ts';
import type { Dependencies } from './dependencies.ts';
import { createPetSearchIndex } from './features/pets/search/pet-search-index.ts';
import { openShelter } from './features/shelter/shelter-settings.ts';
import { openChangeFeed } from './platform/cluster/change-feed.ts';
import { openConfiguredDatabase } from './platform/database/open-configured-database.ts';
import { openImageStore } from './platform/images/open-image-store.ts';
import { openMailer } from './platform/mail/open-mailer.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { systemClock } from './platform/process/clock.ts';
import { requireWritableFolder } from './platform/process/data-folder.ts';
import { createRateLimiter } from './platform/security/rate-limiter.ts';
import { readSessionSecret } from './platform/security/session-secret.ts';

export interface OpenDependencies {
  dependencies: Dependencies;
  /** Whether the database starts and ends with this process. */
  isEmbedded: boolean;
  /** Resolves when this process hears of the changes of others. */
  ready: Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens everything that the settings name: database, photo storage, mail.
 * @throws ConfigError when `DATA_DIR` is needed and cannot be written, or the database is not suitable
 */
export async function openDependencies(
  config: Config,
  logger: Dependencies['logger'],
): Promise<OpenDependencies> {
  // Secret and photos are there unless other settings name them.
  if (!config.sessionSecret || !config.s3) await requireWritableFolder(config.dataDir);
  const { database, isEmbedded, close } = await openConfiguredDatabase(config, logger);
  const feed = openChangeFeed(database, logger, changeChannels);
  const closeAll = async () => {
    await feed.close();
    await close();
  };
  try {
    const { pets: petChanges, shelter: shelterChanges } = feed.changes;
    const shelter = await openShelter({
      database,
      config,
      clock: systemClock,
      logger,
      petChanges,
      shelterChanges,
    });
    const dependencies: Dependencies = {
      config,
      publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
      sessionSecret: await readSessionSecret(config),
      database,
      clock: systemClock,
      shelter,
      petChanges,
      petSearchIndex: createPetSearchIndex({ database, petChanges }),
      preferenceChanges: feed.changes.preferences,
      imageStore: await openImageStore(config),
      mailer: openMailer({ ...config, replyTo: () => shelter.current().email }, logger),
      rateLimiter: createRateLimiter({ database, clock: systemClock, config }),
      metrics: createMetrics(database),
      logger,
    };
    return { dependencies, isEmbedded, ready: feed.ready, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
