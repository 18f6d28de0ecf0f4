import { changeChannels } from './change-channels.ts';
import type { Config } from './config.ts';
import type { Dependencies } from './dependencies.ts';
import { createPetSearchIndex } from './features/pets/search/pet-search-index.ts';
import { createShelters } from './features/shelter/shelters.ts';
import { createChangeFeed } from './platform/cluster/change-feed.ts';
import { openConfiguredDatabase } from './platform/database/open-configured-database.ts';
import { createImageStore } from './platform/images/create-image-store.ts';
import { createMailer } from './platform/mail/create-mailer.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { systemClock } from './platform/process/clock.ts';
import { requireWritableFolder } from './platform/process/data-folder.ts';
import { createRateLimiter } from './platform/security/rate-limiter.ts';
import { readSessionSecret } from './platform/security/session-secret.ts';
import { recoverAccess } from './recover-access.ts';

interface CreatedDependencies {
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
export async function createDependencies(
  config: Config,
  logger: Dependencies['logger'],
): Promise<CreatedDependencies> {
  // Secret and photos are there unless other settings name them.
  if (!config.sessionSecret || !config.s3) await requireWritableFolder(config.dataDir);
  const { database, isEmbedded, close } = await openConfiguredDatabase(config, logger);
  const feed = createChangeFeed(database, logger, changeChannels);
  const closeAll = async () => {
    await feed.close();
    await close();
  };
  try {
    const { pets: petChanges, shelter: shelterChanges } = feed.changes;
    const shelters = await createShelters({
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
      shelters,
      recoverAccess,
      petChanges,
      petSearchIndex: createPetSearchIndex({ database, petChanges, shelters }),
      preferenceChanges: feed.changes.preferences,
      imageStore: await createImageStore(config),
      mailer: createMailer(
        { ...config, replyTo: (id) => (id ? shelters.of(id) : shelters.first()).email },
        logger,
      ),
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
