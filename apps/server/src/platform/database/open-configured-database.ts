import type { FastifyBaseLogger } from 'fastify';
import type { ClientConfig } from 'pg';
import type { Config } from '../../config.ts';
import { requireWritableFolder } from '../process/data-folder.ts';
import { type Database, type DatabaseOptions, openDatabase } from './database.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { migrate } from './migrate.ts';
import { requireReachable } from './require-reachable.ts';

interface ConfiguredDatabase {
  database: Database;
  /** True for the one that starts and ends with the application. */
  isEmbedded: boolean;
  /** Waits for queries in flight, then ends the embedded server if this process runs it. */
  close(): Promise<void>;
}

interface OpeningOptions extends Pick<DatabaseOptions, 'statementTimeout' | 'max'> {
  /** In place of bringing it to the newest schema. */
  prepare?: (connection: string | ClientConfig) => Promise<unknown>;
}

/**
 * The database that the settings name (`DATABASE_URL`, or the embedded one in `DATA_DIR`), with the
 * newest schema unless told otherwise.
 * @throws ConfigError when `DATA_DIR` cannot be written, or the database cannot be reached or is not suitable
 * @throws EmbeddedDatabaseError
 */
export async function openConfiguredDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  logger: FastifyBaseLogger,
  { prepare = migrate, ...options }: OpeningOptions = {},
): Promise<ConfiguredDatabase> {
  if (config.databaseUrl) await requireReachable(config.databaseUrl);
  else await requireWritableFolder(config.dataDir);
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedDatabase(config.dataDir, logger);
  try {
    const connection = config.databaseUrl ?? embedded?.connection ?? '';
    await prepare(connection);
    const database = openDatabase(connection, { logger, ...options });
    return {
      database,
      isEmbedded: embedded !== undefined,
      async close() {
        await database.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
