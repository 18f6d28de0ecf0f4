import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type ApplicationProcess, startApplication } from './testing/application-process.ts';
import { launcherFixture } from './testing/launcher-fixture.ts';
import { query } from './testing/query.ts';
import { processesWithArgument } from './testing/server-processes.ts';
import { waitUntil } from './testing/wait-until.ts';

const launcher = launcherFixture();
let application: ApplicationProcess | undefined;
afterEach(() => application?.end('SIGKILL'));

/** The processes that create a cluster in the test's folder: initdb, and the server that it runs. */
const initProcesses = () => processesWithArgument(join(launcher.folder(), 'postgres.new-'));

const unfinishedFolders = async () =>
  (await readdir(launcher.folder())).filter((name) => name.startsWith('postgres.new-'));

async function expectCompleteDatabase(): Promise<void> {
  const { connection } = await launcher.start();
  expect(await query(connection, 'select current_database() as name')).toEqual([
    { name: 'pawmatch' },
  ]);
  expect(await unfinishedFolders()).toEqual([]);
}

/** Much longer than needed, for busy machines. */
const TIMEOUT_MS = 30_000;

// initdb takes about half a second.
const KILL_AFTER_MS = [0, 150, 400];

it.each(KILL_AFTER_MS)(
  'S40 initdb killed after %i ms leaves no incomplete database for the next start',
  async (killAfterMs) => {
    const failure = launcher.start().then(
      () => undefined,
      (error: Error) => error,
    );
    await waitUntil(async () => (await initProcesses()).length > 0, TIMEOUT_MS);
    await delay(killAfterMs);
    for (const id of await initProcesses()) process.kill(id, 'SIGKILL');
    const error = await failure;
    // On a fast machine initdb may finish first; the database is then complete.
    if (error) {
      expect(error).toBeInstanceOf(EmbeddedPostgresError);
      expect(await unfinishedFolders()).toEqual([]);
    }
    await expectCompleteDatabase();
  },
);

it.each(KILL_AFTER_MS)(
  'S40 the application killed %i ms into initdb does not prevent the next start',
  async (killAfterMs) => {
    application = startApplication(launcher.folder());
    await waitUntil(async () => (await initProcesses()).length > 0, TIMEOUT_MS);
    await delay(killAfterMs);
    await application.end('SIGKILL');
    await waitUntil(async () => (await initProcesses()).length === 0, TIMEOUT_MS);
    await expectCompleteDatabase();
  },
);
