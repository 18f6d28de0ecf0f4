import { startEmbeddedPostgres } from '@pawmatch/embedded-postgres';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { LISTENING, runApplication } from './testing/run-application.ts';
import { makeScratchFolder, removeScratchFolder } from './testing/scratch-folder.ts';
import { silentLogger } from './testing/silent-logger.ts';

// Preparing a hundred pictures takes half a minute of a processor.
it('S63 seeds the demonstration only at the first start, and warns when others can reach it', async () => {
  const dataDir = await makeScratchFolder();
  onTestFinished(() => removeScratchFolder(dataDir));
  const run = (settings: Record<string, string>) =>
    runApplication({ DATA_DIR: dataDir, ...settings }, LISTENING);
  const first = await run({ HOST: '0.0.0.0' });
  expect(first.output()).toMatch(/password {2}\S{20,}/);
  expect(first.output(), 'S63').toMatch(/This password expires at .*GMT/);
  await first.stop();
  await first.allHeard;
  expect(first.output(), 'S63').toContain('WARNING: HOST is 0.0.0.0 and PUBLIC_URL is not set');
  expect(first.output(), 'S63').toContain('WARNING: Others can reach this server');

  const embedded = await startEmbeddedPostgres({ dataDir, logger: silentLogger });
  const client = new pg.Client(embedded.connection);
  await client.connect();
  const { rows } = await client.query('SELECT count(*)::int AS pets FROM pets');
  expect(rows[0].pets).toBe(40);
  await client.query('DELETE FROM visits; DELETE FROM pets; DELETE FROM users');
  await client.end();
  await embedded.stop();

  const second = await run({});
  expect(second.output()).not.toContain('password');
  expect(second.output()).not.toContain('WARNING');
  const address = /http:\/\/\S+/.exec(second.output())?.[0];
  const pets = await fetch(`${address}/api/pets`);
  expect(await pets.json()).toEqual([]);
  await second.stop();
}, 240_000);
