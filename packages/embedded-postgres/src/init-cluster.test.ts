import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { type ApplicationProcess, startApplication } from '../../testing/application-process.ts';
import { launcherFixture, query } from '../../testing/launcher-fixture.ts';
import { until } from '../../testing/server-processes.ts';

const launcher = launcherFixture();
let application: ApplicationProcess | undefined;
afterEach(() => application?.end('SIGKILL'));

/** Processes that make a cluster in the test's folder: initdb, and the server that it runs for that. */
async function makers(): Promise<number[]> {
  const unfinished = join(launcher.folder(), 'postgres.new-');
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(unfinished)) found.push(Number(name));
  }
  return found;
}

const leftovers = async () =>
  (await readdir(launcher.folder())).filter((name) => name.startsWith('postgres.new-'));

async function expectWholeDatabase(): Promise<void> {
  const { connection } = await launcher.start();
  expect(await query(connection, 'select current_database() as name')).toEqual([
    { name: 'pawmatch' },
  ]);
  expect(await leftovers()).toEqual([]);
}

// From its first files to its last: it takes about half a second.
const MOMENTS_MS = [0, 150, 400];

it.each(MOMENTS_MS)(
  'S40 initdb killed after %i ms leaves nothing that the next start takes for a database',
  async (moment) => {
    const cut = launcher.start().then(
      () => undefined,
      (error: Error) => error,
    );
    await until(async () => (await makers()).length > 0, 5_000);
    await delay(moment);
    for (const maker of await makers()) process.kill(maker, 'SIGKILL');
    const error = await cut;
    // The last moment may come too late on a quick machine; then the database is there and whole.
    if (error) {
      expect(error.message).toContain('DATABASE_URL');
      expect(await leftovers()).toEqual([]);
    }
    await expectWholeDatabase();
  },
);

it.each(MOMENTS_MS)(
  'S40 the application killed %i ms into initdb leaves nothing in the way of the next start',
  async (moment) => {
    application = startApplication(launcher.folder());
    await until(async () => (await makers()).length > 0, 15_000);
    await delay(moment);
    await application.end('SIGKILL');
    await until(async () => (await makers()).length === 0, 5_000);
    await expectWholeDatabase();
  },
);
