import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { findTestFiles } from '../../../../testing/test-files.ts';
import { importSteps } from '../../testing/upload-file.ts';

const files = findTestFiles();
const folder = files && join(files, 'imports');
const names = folder ? readdirSync(folder).filter((name) => name !== 'README.md') : [];

/** Files that are no table, or none that can be read as a whole, by the beginning of their names. */
const unreadable: Readonly<Record<string, RegExp>> = {
  c19: /two columns/,
  f01: /workbook/,
  f02: /web page/,
};

/** Files of which no row can be taken. */
const empty = ['c10', 'f03', 'f09'];

let app: TestApp;
let steps: ReturnType<typeof importSteps>;
beforeAll(async () => {
  app = await createTestApp();
  steps = importSteps(app, await app.signIn('manager'));
});
afterAll(() => app.close());

describe.runIf(names.length > 0)('files in the ways that exports of shelters come', () => {
  it.each(names)('B10.01 B10.02 %s is read, or says what it is', async (name) => {
    await app.database.execute('TRUNCATE imports, imported_pets, pets CASCADE');
    const [key = ''] = name.split('-');
    const read = await steps.read(readFileSync(join(folder ?? '', name)), name);
    const problem = unreadable[key];
    if (problem) {
      expect(read).toMatchObject({ state: 'unreadable', problem: expect.stringMatching(problem) });
      return;
    }
    expect(read.layouts, 'is recognised').not.toEqual([]);
    const reading = read.reading && { ...read.reading, defaults: { size: 'Medium' } };
    const job = await steps.rehearse(read, reading);
    const done = await steps.run(job);
    expect(done.counts).toEqual(job.counts);
    const counted = Object.values(done.counts).reduce((sum, count) => sum + count, 0);
    expect([done.state, counted]).toEqual(['done', done.row_count]);
    const stored = await app.database.execute('SELECT FROM pets');
    expect(done.counts.added).toBe(stored.rowCount);
    expect(done.counts.added > 0, JSON.stringify(done.counts)).toBe(!empty.includes(key));
    for (const { outcome, reasons } of await steps.rows(done)) {
      if (outcome === 'rejected') expect(reasons).toEqual([expect.stringMatching(/^.{9,}\.$/s)]);
    }
  });
});
