import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg, { type ClientConfig } from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { makeScratchFolder, removeScratchFolder } from '../../testing/scratch-folder.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createDatabase, dropDatabase, withDatabase } from '../../testing/test-server.ts';
import { migrate } from './migrate.ts';

let folder: string;
let connection: ClientConfig;
let name: string;

const server = inject('testServer');

beforeEach(async () => {
  folder = await makeScratchFolder();
  name = `${server.template}_empty_${Date.now()}`;
  await createDatabase(server, name);
  connection = withDatabase(server.application, name);
});
afterEach(async () => {
  await dropDatabase(server, name);
  await removeScratchFolder(folder);
});

const writeMigration = (file: string, text: string) => writeFile(join(folder, file), text);

async function query(text: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

it('applies each new file once, in the order of their numbers', async () => {
  await writeMigration(
    '0002_fill.sql',
    "insert into toys values ('ball'); insert into toys values ('rope');",
  );
  await writeMigration('0001_toys.sql', 'create table toys (name text);');
  expect(await migrate(connection, folder)).toEqual(['0001_toys.sql', '0002_fill.sql']);
  expect(await migrate(connection, folder)).toEqual([]);
  await writeMigration('0003_more.sql', "insert into toys values ('mouse');");
  expect(await migrate(connection, folder)).toEqual(['0003_more.sql']);
  expect(await query('select * from toys')).toHaveLength(3);
});

it('runs in one of several concurrent processes at a time', async () => {
  await writeMigration('0001_toys.sql', 'create table toys (name text); select pg_sleep(0.2);');
  const results = await Promise.all([1, 2, 3, 4].map(() => migrate(connection, folder)));
  expect(results.flat()).toEqual(['0001_toys.sql']);
});

it('B6.02 may take longer than the queries of the role, whose time limits PgBouncer leaves on', async () => {
  await writeMigration('0001_toys.sql', 'create table toys (name text); select pg_sleep(0.3);');
  const limited = {
    ...connection,
    statement_timeout: 100,
    idle_in_transaction_session_timeout: 100,
  };
  const results = await Promise.all([1, 2].map(() => migrate(limited, folder)));
  expect(results.flat()).toEqual(['0001_toys.sql']);
});

it('F17 waits for a locked table without blocking other queries for long', async () => {
  await writeMigration('0001_toys.sql', 'create table toys (name text);');
  await migrate(connection, folder);
  await writeMigration('0002_size.sql', 'alter table toys add column size integer;');
  const holder = new pg.Client(connection);
  await holder.connect();
  await holder.query('begin; select * from toys');
  const migrating = migrate(connection, folder);
  const waiting =
    "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'alter%'";
  await expect.poll(() => query(waiting)).toHaveLength(1);
  // Waits behind the migration until that releases its lock request.
  await query("set statement_timeout = '2300ms'; select * from toys");
  await holder.query('commit');
  expect(await migrating).toEqual(['0002_size.sql']);
  await holder.query('begin; select * from toys');
  await writeMigration('0003_age.sql', 'alter table toys add column age integer;');
  await expect(migrate(connection, folder, { lockAttempts: 1 })).rejects.toThrow(
    'The migration 0003_age.sql failed: another program holds a table that it changes',
  );
  await holder.end();
});

it('rolls a failing file back, keeps the earlier ones, and names the line', async () => {
  await writeMigration('0001_toys.sql', 'create table toys (name text);');
  await writeMigration(
    '0002_bad.sql',
    "insert into toys values ('ball');\n\ninsert into tois values (1);",
  );
  await expect(migrate(connection, folder)).rejects.toThrow(
    'The migration 0002_bad.sql failed at line 3: relation "tois" does not exist',
  );
  expect(await query('select * from toys')).toEqual([]);
  expect(await query('select name from schema_migrations')).toEqual([{ name: '0001_toys.sql' }]);
});

it('rejects a file that was edited after it was applied', async () => {
  await writeMigration('0001_toys.sql', 'create table toys (name text);');
  await migrate(connection, folder);
  await writeMigration('0001_toys.sql', 'create table toys (name text not null);');
  await expect(migrate(connection, folder)).rejects.toThrow('0001_toys.sql was changed after');
});

it('accepts a file that names the text that it replaces', async () => {
  const former = 'create table toys (name text);';
  await writeMigration('0001_toys.sql', former);
  await migrate(connection, folder);
  const checksum = createHash('sha256').update(former).digest('hex');
  await writeMigration('0001_toys.sql', `-- Replaces ${checksum}, which …\n${former}`);
  expect(await migrate(connection, folder)).toEqual([]);
});

it('ignores different line endings', async () => {
  await writeMigration('0001_toys.sql', 'create table toys (\n  name text\n);\n');
  await migrate(connection, folder);
  await writeMigration('0001_toys.sql', 'create table toys (\r\n  name text\r\n);\r\n');
  expect(await migrate(connection, folder)).toEqual([]);
});

it('rejects two files with the same number, and a name without a number', async () => {
  await writeMigration('0001_toys.sql', 'select 1');
  await writeMigration('0001_bowls.sql', 'select 1');
  await expect(migrate(connection, folder)).rejects.toThrow(
    'The migrations 0001_bowls.sql and 0001_toys.sql have the same number.',
  );
  await removeScratchFolder(folder);
  folder = await makeScratchFolder();
  await writeMigration('toys.sql', 'select 1');
  await expect(migrate(connection, folder)).rejects.toThrow(
    'should be named like 0001_add_pets.sql',
  );
});

it("lets an older version start on a newer version's database", async () => {
  await writeMigration('0001_toys.sql', 'create table toys (name text);');
  await migrate(connection, folder);
  const older = await makeScratchFolder();
  expect(await migrate(connection, older)).toEqual([]);
  await removeScratchFolder(older);
});

it("finds the project's files, all of which a test database has", async () => {
  const test: TestDatabase = await createTestDatabase();
  expect(await migrate(test.connection)).toEqual([]);
  expect((await migrate(connection)).length).toBeGreaterThan(0);
  await test.drop();
});
