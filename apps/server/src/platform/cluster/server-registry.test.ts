import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Config, readConfig } from '../../config.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { registerServer } from './server-registry.ts';

let test: TestDatabase;
let logs: string[];
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(() => {
  logs = [];
});

const SECRET = 'a secret that all servers of a database share';

interface Differing {
  config?: Partial<Config>;
  sessionSecret?: string;
  storeId?: string;
}

/** Joins like a starting server; it leaves at the end of the test. */
async function join({ config, ...others }: Differing = {}) {
  const leave = await registerServer({
    database: test.database,
    logger: pino({ level: 'warn' }, { write: (line: string) => void logs.push(line) }),
    sessionSecret: SECRET,
    storeId: 's3 https://s3.example pets',
    ...others,
    config: { ...readConfig({ SHELTER_TIME_ZONE: 'America/New_York' }), ...config },
  });
  onTestFinished(leave);
  return leave;
}

const elsewhere = { ...readConfig({}).shelter, timeZone: 'Europe/Berlin' };

const differing: [string, Differing][] = [
  ['SESSION_SECRET', { sessionSecret: 'a secret that only one of the servers has' }],
  ['place of photos (S3_BUCKET and S3_ENDPOINT, or DATA_DIR)', { storeId: 'a folder' }],
  ['PUBLIC_URL', { config: { publicUrl: 'https://pawmatch.example' } }],
  ['SHELTER_TIME_ZONE', { config: { shelter: elsewhere } }],
];

describe('servers of one database', () => {
  it('B6.04 F17 start when their settings are the same', async () => {
    await join();
    await join();
    expect(await test.database.execute('select 1 from servers')).toMatchObject({ rowCount: 2 });
  });

  it.each(differing)(
    'B6.04 F17 reject one with a different %s, naming it',
    async (name, settings) => {
      await join();
      await expect(join(settings)).rejects.toThrow(
        `Another server of this database runs with another ${name}: set the same, or stop`,
      );
      expect(await test.database.execute('select 1 from servers')).toMatchObject({ rowCount: 1 });
    },
  );

  it('F17 store no setting in the database', async () => {
    await join({ config: { publicUrl: 'https://pawmatch.example' } });
    const { rows } = await test.database.execute('select * from servers');
    expect(JSON.stringify(rows)).not.toMatch(/secret that|s3\.example|pawmatch\.example|New_York/);
  });

  it('F17 accept other settings once all others have stopped or died', async () => {
    const leave = await join();
    await leave();
    const [, settings = {}] = differing[0] ?? [];
    await join(settings);
    await test.database.execute(`insert into servers (id, settings, seen_at)
      values (gen_random_uuid(), '{"SESSION_SECRET": "x"}', now() - interval '9 seconds')`);
    await join(settings);
    expect(await test.database.execute('select 1 from servers')).toMatchObject({ rowCount: 2 });
  });

  it('F17 may differ with PEER_SETTINGS=any, which is logged', async () => {
    await join();
    await join({ config: { shelter: elsewhere, peerSettings: 'any' } });
    expect(logs.join('')).toContain('another SHELTER_TIME_ZONE, as PEER_SETTINGS=any allows');
  });
});
