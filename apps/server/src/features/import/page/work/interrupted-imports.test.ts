import type { Import } from '@pawmatch/contract/import/import';
import * as endpoints from '@pawmatch/contract/import/import-endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../../../platform/database/new-id.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { pets } from '../../../pets/pets.table.ts';
import { importSteps, workInBackground } from '../../testing/upload-file.ts';
import { importRows, imports } from '../imports.tables.ts';
import { LEASE_MS } from './import-lease.ts';
import { BATCH_SIZE } from './write-rows.ts';

/** More than four batches of a run. */
const ROWS = 900;

let app: TestApp;
let manager: Awaited<ReturnType<TestApp['signIn']>>;
let steps: ReturnType<typeof importSteps>;
beforeAll(async () => {
  app = await createTestApp();
  manager = await app.signIn('manager');
  steps = importSteps(app, manager);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.execute('TRUNCATE imports, imported_pets, pets CASCADE');
});

const file = `${[
  'id,species,breed_primary,age,sex,size,name,status',
  ...Array.from({ length: ROWS }, (_, index) =>
    [
      `${index}`,
      'Dog,Beagle,Adult,Male',
      index % 10 === 0 ? '?' : 'Medium',
      `Pet ${index},adoptable`,
    ].join(','),
  ),
].join('\n')}\n`;

const sumOf = ({ counts }: Import) => Object.values(counts).reduce((sum, count) => sum + count, 0);

const rowsOf = (id: string) => app.database.$count(importRows, eq(importRows.importId, id));

/** Begins a run in the background. @returns when some rows are stored */
async function beginRun() {
  const job = await steps.rehearse(await steps.read(file));
  await manager.call(endpoints.runImport, { params: { id: job.id } });
  const work = workInBackground(app);
  await expect.poll(() => app.database.$count(pets), { interval: 20 }).toBeGreaterThan(0);
  return { id: job.id, work };
}

it('B10.01 B10.02 a run stops after the rows at hand, its counts are true, and the file does the rest later', async () => {
  const { id, work } = await beginRun();
  const stopped = await manager.call(endpoints.stopImport, { params: { id } });
  expect(stopped.status).toBe(200);
  const before = await app.database.$count(pets);
  await work;
  const job = await steps.get(id);
  expect(job).toMatchObject({ state: 'cancelled', row_count: ROWS });
  const stored = await app.database.$count(pets);
  expect(stored - before).toBeLessThanOrEqual(BATCH_SIZE);
  expect(job.counts.added).toBe(stored);
  expect(sumOf(job)).toBeLessThan(ROWS);
  // Of the rehearsal are more, which the run has not reached.
  expect(await rowsOf(id)).toBe(ROWS);
  const listed = await manager.call(endpoints.listImportRows, { params: { id } });
  expect(listed.body.total).toBe(sumOf(job));

  const rest = await steps.run(await steps.rehearse(await steps.read(file)));
  expect(rest.counts).toMatchObject({ unchanged: stored, rejected: ROWS / 10 });
  expect(sumOf(rest)).toBe(ROWS);
  const undone = await steps.undo(await steps.get(id));
  expect(undone.undo_counts).toEqual({ undone: stored, stays: 0 });
  expect(await app.database.$count(pets)).toBe((ROWS / 10) * 9 - stored);
});

it('B10.01 B10.02 another worker goes on where a dead one was, which can store nothing more', async () => {
  const { id, work } = await beginRun();
  // A server that was paused for long wakes up when another one has the import.
  await app.database.update(imports).set({ worker: newId() }).where(eq(imports.id, id));
  await work;
  const left = await steps.get(id);
  expect(left.state).toBe('running');
  expect(left.counts.added).toBe(await app.database.$count(pets));
  await workInBackground(app);
  expect(await steps.get(id)).toEqual(left);
  app.advance(LEASE_MS / 1_000 + 1);
  await workInBackground(app);
  const job = await steps.get(id);
  expect(job).toMatchObject({
    state: 'done',
    counts: { added: (ROWS / 10) * 9, rejected: ROWS / 10 },
  });
  expect(await app.database.$count(pets)).toBe((ROWS / 10) * 9);
});

it('B10.01 an error that nobody expects is tried again, and then said; what was stored is counted', async () => {
  const job = await steps.rehearse(await steps.read(file));
  await app.database.execute(`
    CREATE FUNCTION break_import() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF NEW.line > 600 THEN RAISE EXCEPTION 'broken'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER break_import BEFORE UPDATE ON import_rows
      FOR EACH ROW EXECUTE FUNCTION break_import()`);
  await manager.call(endpoints.runImport, { params: { id: job.id } });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await workInBackground(app);
    app.advance(LEASE_MS / 1_000 + 1);
  }
  await app.database.execute(
    'DROP TRIGGER break_import ON import_rows; DROP FUNCTION break_import',
  );
  const failed = await steps.get(job.id);
  expect(failed).toMatchObject({ state: 'failed', problem: expect.stringContaining('log') });
  expect(failed.counts.added).toBe(await app.database.$count(pets));
  expect(sumOf(failed)).toBeLessThan(601);
});

it('B10.02 a run that reaches a pet which a colleague is saving waits for them, and keeps what they want', async () => {
  const sheetOf = (size: string) =>
    `id,species,breed_primary,age,sex,size,name,status\n1,Dog,Beagle,Adult,Male,${size},Rex,adoptable\n`;
  await steps.run(await steps.rehearse(await steps.read(sheetOf('Medium'))));
  const { id } = await steps.rehearse(await steps.read(sheetOf('Large')));
  let work: Promise<void> | undefined;
  await app.database.transaction(async (tx) => {
    await tx.update(pets).set({ size: 'Small' });
    await manager.call(endpoints.runImport, { params: { id } });
    work = workInBackground(app);
    const waiting = `SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect
      .poll(async () => (await app.database.execute(waiting)).rowCount, { timeout: 30_000 })
      .toBe(1);
  });
  await work;
  expect((await steps.get(id)).counts).toMatchObject({ updated: 0, conflict: 1 });
  expect(await app.database.select({ size: pets.size }).from(pets)).toEqual([{ size: 'Small' }]);
});
