import { randomBytes } from 'node:crypto';
import type { ClientConfig } from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { silentLogger } from './silent-logger.ts';
import { createDatabase, dropDatabase, withDatabase } from './test-server.ts';

export interface TestDatabase {
  /** For code that opens its own connections. */
  connection: ClientConfig;
  /** With the time limits of the application. */
  database: Database;
  /** Closes and removes it. */
  drop(): Promise<void>;
}

/** Copies the migrated database (about 30 ms); make one in `beforeAll` and drop it in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `${server.template}_${randomBytes(6).toString('hex')}`;
  await createDatabase(server, name, server.template);
  const connection = withDatabase(server.application, name);
  const database = openDatabase(connection, { logger: silentLogger });
  return {
    connection,
    database,
    async drop() {
      await database.close();
      await dropDatabase(server, name);
    },
  };
}
