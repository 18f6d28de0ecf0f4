import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { silentLogger } from '../../testing/silent-logger.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { failureOf, OUTAGE_LIMIT_MS, query } from '../testing/database-failures.ts';
import {
  constraintOf,
  isDatabaseUnavailable,
  isDiskFull,
  openDatabase,
  type Queries,
} from './database.ts';

describe('a database that is available', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
    await test.database.execute(sql`create table bowls (
      id int constraint bowls_pkey primary key,
      size int constraint bowls_size_positive check (size > 0)
    )`);
  });
  afterAll(() => test.drop());

  it('finds the violated constraint among the causes of the error', async () => {
    await test.database.execute(sql`insert into bowls values (1, 1)`);
    const duplicate = await failureOf(test.database.execute(sql`insert into bowls values (1, 1)`));
    expect(constraintOf(duplicate.error)).toBe('bowls_pkey');
    expect(isDatabaseUnavailable(duplicate.error)).toBe(false);
    const flat = await failureOf(
      test.database.transaction((tx) => tx.execute(sql`insert into bowls values (2, 0)`)),
    );
    expect(constraintOf(flat.error)).toBe('bowls_size_positive');
  });

  it('S39 does not treat a wrong query as an outage', async () => {
    const { error } = await failureOf(test.database.execute(sql`select * from nowhere`));
    expect(error).toBeInstanceOf(Error);
    expect(isDatabaseUnavailable(error)).toBe(false);
    expect(isDiskFull(error)).toBe(false);
    expect(constraintOf(error)).toBeUndefined();
  });

  it('S41 recognizes a full disk', async () => {
    const full = sql`do $$ begin raise exception 'full' using errcode = 'disk_full'; end $$`;
    const { error } = await failureOf(test.database.execute(full));
    expect(isDiskFull(error)).toBe(true);
    expect(isDiskFull(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe(true);
  });

  it('S39 cancels a statement that takes too long, and keeps the connection', async () => {
    const { error, after } = await failureOf(test.database.execute(sql`select pg_sleep(20)`));
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(after).toBeLessThan(OUTAGE_LIMIT_MS);
    await query(test.database);
  });

  it('S35 keeps the connection of a statement that the database rejects', async () => {
    const database = openDatabase(test.connection, { logger: silentLogger, max: 1 });
    onTestFinished(() => database.close());
    const processOf = async () =>
      (await database.pool.query<{ id: number }>('SELECT pg_backend_pid() AS id')).rows[0]?.id;
    const before = await processOf();
    await expect(database.pool.query('SELECT 1 / 0')).rejects.toThrow('division by zero');
    await expect(database.execute(sql`SELECT 1 / 0`)).rejects.toThrow();
    expect(await processOf()).toBe(before);
  });

  it.each([
    ['40P01', 'deadlock_detected'],
    ['40001', 'serialization_failure'],
  ])(
    'F14 S39 retries once after a rollback with %s, and is unavailable the second time',
    async (_, name) => {
      const runs: string[] = [];
      const fail = sql.raw(
        `do $$ begin raise exception 'undone' using errcode = '${name}'; end $$`,
      );
      const committed = await test.database.transaction(async (tx) => {
        runs.push('run');
        if (runs.length === 1) await tx.execute(fail);
        return runs.length;
      });
      expect(committed).toBe(2);
      const alone = await failureOf(test.database.execute(fail));
      expect(isDatabaseUnavailable(alone.error)).toBe(true);
      runs.length = 0;
      const both = await failureOf(
        test.database.transaction(async (tx) => {
          runs.push('run');
          await tx.execute(fail);
        }),
      );
      expect(runs).toHaveLength(2);
      expect(isDatabaseUnavailable(both.error)).toBe(true);
    },
  );

  it('F14 retries a single statement, too', async () => {
    // The sequence counts the tries, because it is not rolled back.
    await test.database.execute(sql`create sequence tries`);
    await test.database.execute(sql`do $$ begin if nextval('tries') = 1
      then raise exception 'undone' using errcode = '40001'; end if; end $$`);
    const { rows } = await test.database.execute(sql`select last_value::int as tries from tries`);
    expect(rows).toEqual([{ tries: 2 }]);
  });

  it('F14 resolves a real deadlock of two transactions by retrying one', async () => {
    await test.database.execute(sql`insert into bowls values (10, 1), (11, 1)`);
    let isFirst: () => void = () => {};
    const first = new Promise<void>((resolve) => {
      isFirst = resolve;
    });
    const grow = (id: number, tx: Queries) =>
      tx.execute(sql`update bowls set size = size + 1 where id = ${id}`);
    let held = 0;
    const move = (from: number, to: number) =>
      test.database.transaction(async (tx) => {
        await grow(from, tx);
        held += 1;
        if (held === 2) isFirst();
        await first;
        await grow(to, tx);
      });
    await Promise.all([move(10, 11), move(11, 10)]);
    const { rows } = await test.database.execute(sql`select size from bowls where id in (10, 11)`);
    expect(rows).toEqual([{ size: 3 }, { size: 3 }]);
  });

  it('S39 allows commands a longer time limit', async () => {
    const patient = openDatabase(test.connection, { logger: silentLogger, statementTimeout: 0 });
    await patient.execute(sql`select pg_sleep(2.7)`);
    await patient.close();
  });

  it('S39 survives lost connections in the middle of a transaction', async () => {
    const cut = test.database.transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ id: number }>(
        sql`select pg_backend_pid() as id`,
      );
      await query(test.database);
      await test.database.execute(sql`select pg_terminate_backend(${rows[0]?.id})`);
      await transaction.execute(sql`insert into bowls values (3, 3)`);
    });
    const { error } = await failureOf(cut);
    expect(isDatabaseUnavailable(error)).toBe(true);
    const { rows } = await test.database.execute(sql`select id from bowls where id = 3`);
    expect(rows).toEqual([]);
  });

  it('opens at most ten connections', async () => {
    await Promise.all(Array.from({ length: 40 }, () => query(test.database)));
    expect(test.database.pool.totalCount).toBe(10);
  });
});
