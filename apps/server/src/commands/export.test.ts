import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../testing/run-command.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let from: TestApp;
let to: TestApp;
beforeAll(async () => {
  from = await createTestApp();
  to = await createTestApp();
});
afterAll(async () => {
  await from.close();
  await to.close();
});

const run = ({ connection, config }: TestApp, command: string, ...words: string[]) =>
  runCommand(command, { connection, dataDir: config.dataDir }, ...words);

it('B10.03 npm run export writes a file that npm run import brings back, and says what it did', async () => {
  const visit = await from.buildVisit();
  const file = join(from.config.dataDir, 'shelter.zip');
  const written = await run(from, 'export', file);
  expect(written).toMatchObject({ code: 0, stderr: '' });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const rehearsed = await run(to, 'import', '--dry-run', file);
  expect(rehearsed.stdout).toContain('visits: 1 added, 0 the same\n');
  expect(rehearsed.stdout).toContain('nothing was kept');
  const count = () => to.database.$count(sql`visits`, sql`id = ${visit.id}`);
  expect(await count()).toBe(0);
  expect((await run(to, 'import', file)).stdout).toContain('visits: 1 added');
  expect(await count()).toBe(1);

  const again = await run(from, 'export', join(from.config.dataDir, 'none', 'shelter.zip'));
  expect(again.code).toBe(1);
  expect(again.stderr).toMatch(/^ENOENT[^\n]*\n$/);
});
