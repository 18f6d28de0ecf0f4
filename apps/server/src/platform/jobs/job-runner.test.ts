import { describe, expect, it } from 'vitest';
import { isNightly } from '../../testing/nightly.ts';
import { deleteFailedJobs, insertJobs } from './jobs.repository.ts';
import { ServiceAwayError } from './queue.ts';
import { prepareJobTest } from './testing/job-test.ts';

const MINUTE = 60_000;

const { database, now, logs, advance, runner, add, addTo } = prepareJobTest();

const stored = async () => {
  const { rows } = await database().execute<{ attempts: number; failed_at: string | null }>(
    'SELECT attempts, failed_at FROM jobs ORDER BY id',
  );
  return rows;
};

describe('jobs', () => {
  it('D07 run once when several servers share the database', async () => {
    await add(...Array.from({ length: 100 }, (_, dog) => ({ dog })));
    const done: number[] = [];
    const handle = async (payload: unknown) => {
      done.push((payload as { dog: number }).dog);
      await new Promise((resolve) => setImmediate(resolve));
    };
    await Promise.all(Array.from({ length: 5 }, () => runner(handle).runDue()));
    expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, dog) => dog));
    expect(await stored()).toEqual([]);
  });

  it('D07 run on one server while another is claiming a job', async () => {
    await add({ dog: 1 }, { dog: 2 });
    const done: unknown[] = [];
    const taking = await database().pool.connect();
    await taking.query('BEGIN');
    await taking.query('SELECT id FROM jobs WHERE payload @> \'{"dog": 1}\' FOR UPDATE');
    await runner(async (payload) => void done.push(payload)).runDue();
    await taking.query('COMMIT');
    taking.release();
    expect(done).toEqual([{ dog: 2 }]);
  });

  it('S49 of one group run in order on several servers, also after failures', async () => {
    for (let dog = 0; dog < 30; dog += 1) await addTo(`group ${dog % 3}`, { dog });
    const done: number[] = [];
    const failed = new Set<number>();
    const handle = async (payload: unknown) => {
      const { dog } = payload as { dog: number };
      if (dog % 4 === 0 && !failed.has(dog)) {
        failed.add(dog);
        throw new Error('It rains');
      }
      done.push(dog);
    };
    for (let minutes = 0; done.length < 30 && minutes < 60; minutes += 1) {
      await Promise.all(Array.from({ length: 4 }, () => runner(handle).runDue()));
      advance(MINUTE);
    }
    for (const group of [0, 1, 2]) {
      const expected = Array.from({ length: 10 }, (_, index) => group + 3 * index);
      expect(done.filter((dog) => dog % 3 === group)).toEqual(expected);
    }
    expect(done).toHaveLength(30);
  });

  it.runIf(isNightly)('F05 of a group with 2,000 jobs do not delay other groups', async () => {
    await addTo('many', ...Array.from({ length: 2_000 }, () => ({ many: true })));
    await addTo('crowd 1', { many: true }, { many: true });
    await addTo('crowd 2', { many: true }, { many: true });
    advance(1_000);
    await addTo('one', { many: false });
    const done: boolean[] = [];
    await runner(async (payload) => void done.push((payload as { many: boolean }).many)).runDue();
    expect(done).toHaveLength(2_005);
    expect(done.indexOf(false)).toBeLessThan(4);
  });

  it('S49 wait while their service is unavailable, without counting failures', async () => {
    await add({ dog: 1 }, { dog: 2 });
    let isAway = true;
    const done: unknown[] = [];
    let attempts = 0;
    const running = runner(async (payload) => {
      attempts += 1;
      if (isAway) throw new ServiceAwayError('No answer');
      done.push(payload);
    });
    for (let hour = 0; hour < 24; hour += 1) {
      await running.runDue();
      advance(60 * MINUTE);
    }
    expect(attempts).toBeLessThan(30);
    expect(logs().filter((line) => line.includes('is away'))).toHaveLength(1);
    isAway = false;
    await running.runDue();
    expect(done).toHaveLength(2);
    expect(logs().filter((line) => line.includes('service is back'))).toHaveLength(1);
  });

  it('F18 do not run again when the database was unavailable at their end', async () => {
    await addTo('g', { dog: 1 }, { dog: 2 });
    const done: unknown[] = [];
    const running = runner(async (payload) => {
      done.push(payload);
      if (done.length === 1) {
        await database().execute('ALTER TABLE jobs RENAME TO jobs_that_are_away');
      }
    });
    await expect(running.runDue()).rejects.toThrow();
    await database().execute('ALTER TABLE jobs_that_are_away RENAME TO jobs');
    advance(3 * MINUTE);
    await running.runDue();
    expect(done).toEqual([{ dog: 1 }, { dog: 2 }]);
    expect(await stored()).toEqual([]);
  });

  it('S39 that fail are retried after increasing delays, and then discarded', async () => {
    await add({ dog: 1 }, { dog: 2 });
    let attempts = 0;
    const failing = runner(async (payload) => {
      if ((payload as { dog: number }).dog === 2) return;
      attempts += 1;
      throw new Error('It rains');
    });
    await failing.runDue();
    const pauses = [0.5, 1, 2, 4, 8, 16, 32, 60, 60, 60, 60];
    for (const [index, minutes] of pauses.entries()) {
      advance(minutes * MINUTE - 1);
      await failing.runDue();
      expect(attempts).toBe(index + 1);
      advance(1);
      await failing.runDue();
      expect(attempts).toBe(index + 2);
    }
    advance(24 * 60 * MINUTE);
    await failing.runDue();
    expect(attempts).toBe(12);
    expect(await stored()).toMatchObject([{ attempts: 12, failed_at: expect.anything() }]);
    expect(logs().filter((line) => line.includes('It rains'))).toHaveLength(12);
    expect(logs().join('')).not.toContain('dog');
    await deleteFailedJobs(database(), now());
    expect(await stored()).toEqual([]);
  });

  it('S40 of a server that died run on another one, never on both simultaneously', async () => {
    await add({ dog: 1 });
    let free = () => {};
    const stuck = runner(() => new Promise<void>((resolve) => (free = resolve)));
    const dying = stuck.runDue();
    await expect.poll(async () => (await stored())[0]?.attempts).toBe(1);
    const done: unknown[] = [];
    const other = runner(async (payload) => void done.push(payload));
    advance(MINUTE);
    await other.runDue();
    expect(done).toEqual([]);
    // Claimed again after the lease: the result of the first one is then ignored.
    const failing = runner(() => Promise.reject(new Error('It rains')));
    advance(2 * MINUTE);
    await failing.runDue();
    free();
    await dying;
    expect(await stored()).toMatchObject([{ attempts: 2 }]);
    advance(MINUTE);
    await other.runDue();
    expect(done).toEqual([{ dog: 1 }]);
  });

  it('of an unknown queue are left to other servers', async () => {
    await insertJobs(database(), [{ queue: 'of a newer version', payload: {} }], now());
    await runner(() => Promise.reject(new Error('never'))).runDue();
    expect(await stored()).toMatchObject([{ attempts: 0 }]);
  });

  it('S39 continue after the database was unavailable', async () => {
    const done: unknown[] = [];
    const running = runner(async (payload) => void done.push(payload));
    await database().execute('ALTER TABLE jobs RENAME TO jobs_that_are_away');
    running.start();
    await expect.poll(() => logs().join()).toContain('jobs: failing');
    await database().execute('ALTER TABLE jobs_that_are_away RENAME TO jobs');
    await add({ dog: 1 });
    await expect.poll(() => done).toHaveLength(1);
    await running.stop();
    expect(logs().filter((line) => line.includes('jobs: failing'))).toHaveLength(1);
  });

  it('S44 are finished at shutdown, and no more are started', async () => {
    await add(...Array.from({ length: 8 }, (_, dog) => ({ dog })));
    const finish: (() => void)[] = [];
    const running = runner(() => new Promise<void>((resolve) => void finish.push(resolve)));
    running.start();
    await expect.poll(() => finish).toHaveLength(5);
    const stopped = running.stop();
    for (const end of finish) end();
    await stopped;
    expect(finish).toHaveLength(5);
    // Immediately due for other servers.
    const done: unknown[] = [];
    await runner(async (payload) => void done.push(payload)).runDue();
    expect(done).toHaveLength(3);
  });

  it.runIf(isNightly)('S44 do not block the shutdown forever', async () => {
    await add({ dog: 1 });
    const running = runner(() => new Promise(() => {}));
    running.start();
    await expect.poll(async () => (await stored())[0]?.attempts).toBe(1);
    const began = performance.now();
    await running.stop();
    expect(performance.now() - began).toBeLessThan(9_000);
  });
});
