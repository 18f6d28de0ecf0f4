import type { ClientConfig } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createEmptyDatabase } from '../../testing/empty-database.ts';
import { runCommand } from '../../testing/run-command.ts';
import { makeScratchFolder, removeScratchFolder } from '../../testing/scratch-folder.ts';
import { startServer } from '../../testing/server-process.ts';
import { until } from '../../testing/server-processes.ts';
import { migrate } from './migrate.ts';

/** A database that describes itself differently, and a folder for a server that is started with it. */
async function prepare(...statements: string[]) {
  const { connection, database, drop } = await createEmptyDatabase();
  const dataDir = await makeScratchFolder();
  onTestFinished(async () => {
    await drop();
    await removeScratchFolder(dataDir);
  });
  const [{ name } = { name: '' }] = (await database.pool.query('SELECT current_database() AS name'))
    .rows;
  const shadow = [`ALTER DATABASE "${name}" SET search_path = public, pg_catalog`];
  for (const statement of [...statements, ...shadow]) await database.pool.query(statement);
  const where = { connection, dataDir, settings: { DEMO: 'false' } };
  return { connection, database, where };
}

const tables = `SELECT tablename FROM pg_catalog.pg_tables WHERE schemaname = 'public'`;

describe('a start with a database that is not suitable', () => {
  it.each([
    [
      'is older than PostgreSQL 15',
      `CREATE FUNCTION public.current_setting(text) RETURNS text LANGUAGE sql AS
        $$SELECT CASE $1 WHEN 'server_version_num' THEN '140009' ELSE '14.9' END$$`,
      'DATABASE_URL leads to PostgreSQL 14.9, which is too old. Update it to version 15 or later.\n',
    ],
    [
      'lacks btree_gist',
      `CREATE VIEW public.pg_available_extensions AS
        SELECT * FROM pg_catalog.pg_available_extensions WHERE name <> 'btree_gist'`,
      'The PostgreSQL of DATABASE_URL lacks the extension btree_gist. Install its contrib package (postgresql-contrib).\n',
    ],
  ])('B6.07 ends with one line when it %s, and creates nothing', async (_, statement, line) => {
    const { database, where } = await prepare(statement);
    await expect(startServer(where)).rejects.toThrow(
      expect.objectContaining({ message: line }) as Error,
    );
    expect((await database.pool.query(tables)).rows).toEqual([]);
  });

  it.each<[string, Partial<ClientConfig>, RegExp]>([
    [
      'is not there',
      { host: '127.0.0.1', port: 1 },
      /^DATABASE_URL leads to 127\.0\.0\.1:1, where no PostgreSQL server answers \(ECONNREFUSED\)\. Start it, or correct the address\.\n$/,
    ],
    [
      'is at an unknown name',
      { host: 'pets.invalid' },
      /^DATABASE_URL names the server pets\.invalid, which cannot be found[^\n]*DNS[^\n]*\n$/,
    ],
    [
      'is missing on its server',
      { database: 'no-such-database' },
      /^DATABASE_URL names the database no-such-database, which [^\n]* Create it \(createdb [^\n]*\n$/,
    ],
    [
      'rejects the user',
      { user: 'no-such-user', password: 'a-secret' },
      /^DATABASE_URL has a user or a password that [^\n]* rejects \(user no-such-user\)\. Correct them\.\n$/,
    ],
  ])('B6.07 ends with one line without the password when it %s', async (_, changes, line) => {
    const { where } = await prepare();
    const connection = { ...where.connection, ...changes };
    // A start names it in the same words, in the process of the application.
    if (changes.port) {
      await expect(startServer({ ...where, connection })).rejects.toThrow(
        expect.objectContaining({ message: expect.stringMatching(line) }) as Error,
      );
    }
    const { code, stderr } = await runCommand('db-export', { ...where, connection }, where.dataDir);
    expect([code, stderr]).toEqual([1, expect.stringMatching(line)]);
    expect(stderr).not.toContain('a-secret');
  });

  it('B6.07 S43 warns in one line each of a newer schema and of a clock that was set back', async () => {
    const { connection, database, where } = await prepare();
    await migrate(connection);
    await database.pool.query(`INSERT INTO schema_migrations VALUES ('9999_future.sql', 'x')`);
    await database.pool.query(
      `INSERT INTO events (kind, entity, entity_id, actor, happened_at, changes)
       VALUES ('x', 'pet', gen_random_uuid(), 'system', now() + interval '1 hour', '{}')`,
    );
    const server = await startServer(where);
    onTestFinished(async () => void (await server.end('SIGKILL')));
    await until(() => /^ {2}WARNING: The newest change .* NTP.*$/m.test(server.output()));
    expect(server.output()).toMatch(
      /^ {2}WARNING: A newer version of the application has changed the database \(9999_future\.sql\)\. Update the application to that version\.$/m,
    );
  });
});
