import { randomBytes } from 'node:crypto';
import type { ClientConfig } from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { silentLogger } from './silent-logger.ts';
import { createDatabase, dropDatabase, withDatabase } from './test-server.ts';

/** Creates a database without tables. */
export async function createEmptyDatabase(): Promise<{
  connection: ClientConfig;
  database: Database;
  drop(): Promise<void>;
}> {
  const server = inject('testServer');
  const name = `${server.template}_${randomBytes(6).toString('hex')}`;
  await createDatabase(server, name);
  const connection = withDatabase(server.application, name);
  const database = openDatabase(connection, { logger: silentLogger, statementTimeout: 0 });
  return {
    connection,
    database,
    async drop() {
      await database.close();
      await dropDatabase(server, name);
    },
  };
}
