import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { prepareJobTest } from './testing/job-test.ts';

const MINUTE = 60_000;

const { database, logs, advance, runner, add } = prepareJobTest();

describe('periodic jobs', () => {
  it('S40 run once per interval on one of the servers, also after a failure', async () => {
    let count = 0;
    const work = {
      name: 'sweeping',
      everyMs: 60 * MINUTE,
      async run() {
        count += 1;
        if (count === 1) throw new Error('No broom');
      },
    };
    const servers = Array.from({ length: 4 }, () => runner(async () => {}, [work]));
    const all = () => Promise.all(servers.map((server) => server.runDue()));
    await all();
    expect(count).toBe(1);
    expect(logs().join('')).toContain('sweeping failed');
    advance(59 * MINUTE);
    await all();
    expect(count).toBe(1);
    advance(MINUTE);
    await all();
    expect(count).toBe(2);
    // As after a restart.
    await runner(async () => {}, [work]).runDue();
    expect(count).toBe(2);
  });

  it('S40 without work write nothing, and with work run on one server', async () => {
    let runs = 0;
    let isThereWork = false;
    const work = {
      name: 'sweeping',
      everyMs: MINUTE,
      hasWork: async () => isThereWork,
      async run() {
        runs += 1;
      },
    };
    const servers = Array.from({ length: 4 }, () => runner(async () => {}, [work]));
    const all = () => Promise.all(servers.map((server) => server.runDue()));
    const claims = async () =>
      (await database().execute(sql`SELECT xmin, xmax FROM periodic_jobs`)).rows;
    await all();
    expect(await claims()).toEqual([]);
    isThereWork = true;
    await all();
    const claimed = await claims();
    await all();
    expect(await claims()).toEqual(claimed);
    expect(runs).toBe(1);
  });

  it('S60 F15 that take long delay neither jobs nor other periodic jobs', async () => {
    await add({ dog: 1 });
    const done: unknown[] = [];
    let finish = () => {};
    const sweeping = new Promise<void>((resolve) => (finish = resolve));
    const running = runner(
      async (payload) => void done.push(payload),
      [
        { name: 'sweeping', everyMs: MINUTE, run: () => sweeping },
        { name: 'reminding', everyMs: MINUTE, run: async () => void done.push('reminded') },
      ],
    );
    running.start();
    await expect.poll(() => done).toHaveLength(2);
    await add({ dog: 2 });
    await expect.poll(() => done).toHaveLength(3);
    expect(done).toContain('reminded');
    finish();
    await running.stop();
  });
});
