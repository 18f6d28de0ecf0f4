import {
  type EmbeddedPostgres,
  EmbeddedPostgresError,
  type Logger,
  startEmbeddedPostgres,
} from '@pawmatch/embedded-postgres';

/** The embedded PostgreSQL cannot run. The message tells the operator what to do. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

/**
 * Starts the embedded PostgreSQL in the data folder.
 * @throws EmbeddedDatabaseError when it cannot run here; the message names `DATABASE_URL`
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  logger: Logger,
): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres({ dataDir, logger });
  } catch (error) {
    if (!(error instanceof EmbeddedPostgresError)) throw error;
    throw new EmbeddedDatabaseError(
      `The embedded PostgreSQL cannot be used, because ${error.reason}: fix that, or set DATABASE_URL to the address of a PostgreSQL server.`,
      { cause: error },
    );
  }
}
