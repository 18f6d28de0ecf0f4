import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import { rehearseImport } from '@pawmatch/contract/import/import-endpoints';
import { emptyReading } from '@pawmatch/contract/import/import-reading';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openText } from '../file/open-text.ts';
import { readTable } from '../file/read-table.ts';
import { importSteps } from '../testing/upload-file.ts';

const MB = 1024 * 1024;
const HEADER = 'id,species,breed_primary,age,sex,size,name,status';
const ROW = '1,Dog,Beagle,Adult,Male,Medium,Rex,adoptable';

let app: TestApp;
let manager: Awaited<ReturnType<TestApp['signIn']>>;
let steps: ReturnType<typeof importSteps>;
beforeAll(async () => {
  app = await createTestApp();
  manager = await app.signIn('manager');
  steps = importSteps(app, manager);
});
afterAll(() => app.close());

/** Packed beside the test: on a busy machine it takes longer than connections wait for a next request. */
const bomb = () =>
  promisify(gzip)(Buffer.concat([Buffer.from(`${HEADER}\n`), Buffer.alloc(210 * MB, 'a')]));

it.each([
  ['a gzip bomb', bomb, /larger than 200 MB when it is unpacked/],
  ['a header of one endless line', () => 'a'.repeat(5 * MB), /no readable header in line 1/],
  [
    '10,000 columns',
    () => `${Array.from({ length: 10_000 }, (_, index) => `c${index}`).join(',')}\n1\n`,
    /has 10,000 columns/,
  ],
  ['a zip', () => Buffer.from('PK\u0003\u0004rest'), /workbook .* or another packed file/],
  ['a gzip that ends early', () => gzipSync(`${HEADER}\n${ROW}\n`).subarray(0, 40), /cut short/],
  ['a page', () => '<html><script>alert(1)</script>', /is a web page/],
])('S78 B10.01 refuses %s in words, in bounded memory', async (_, make, message) => {
  const content = await make();
  const before = process.memoryUsage().rss;
  const job = await steps.read(content, 'hostile.csv');
  expect(job).toMatchObject({ state: 'unreadable', problem: expect.stringMatching(message) });
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * MB);
});

it('S45 S78 B10.01 gives way to others while it reads empty rows, too', async () => {
  let paces = 0;
  const pace = async () => {
    paces += 1;
  };
  const slices = [`${HEADER}\n`, ...Array.from({ length: 20 }, () => '\n'.repeat(50_000))];
  const read = async function* () {
    for (const slice of slices) yield Buffer.from(slice);
  };
  const table = await readTable(await openText({ name: 'empty.csv', size: 1, read, pace }));
  paces = 0;
  for await (const row of table.rows()) expect.unreachable(JSON.stringify(row));
  expect(paces).toBeGreaterThanOrEqual(20);
});

it('S78 B10.01 an endless row among others, many equal ids and markup harm nobody', async () => {
  const rows = [
    ROW.replace('Rex', '<script>alert(1)</script>Rex'),
    `2,Dog,${'x'.repeat(5 * MB)}`,
    ...Array.from({ length: 3_000 }, () => ROW.replace('1,', '3,')),
  ];
  const job = await steps.rehearse(await steps.read(`${HEADER}\n${rows.join('\n')}\n`));
  expect(job).toMatchObject({ state: 'rehearsed', counts: { added: 1, rejected: 3_001 } });
  const [first, endless, equal] = await steps.rows(job);
  expect(first?.name).toBe('alert(1)Rex');
  expect(endless?.reasons).toEqual(['This row is too long.']);
  expect(equal?.reasons).toEqual([
    'id: This id stands in several rows: lines 4, 5, 6, 7, 8 and 2995 more.',
  ]);
});

it('S23 S78 B10.01 NUL in a header or a cell counts as a character that cannot be read', async () => {
  const broken = await steps.read('id,na\0me\n1,a\0b\n');
  expect(broken).toMatchObject({ state: 'mapping', problem: null });
  const job = await steps.read(`${HEADER}\n${ROW.replace('Rex', 'R\0ex')}\n`);
  const { state, counts } = await steps.rehearse(job);
  expect({ state, counts }).toMatchObject({ state: 'rehearsed', counts: { rejected: 1 } });
  expect((await steps.rows(job))[0]?.reasons).toEqual([
    expect.stringMatching(/^name: .* cannot be read/),
  ]);
});

it('S23 B10.01 refuses a word with NUL, of which a reading says what it means', async () => {
  const { id } = await steps.read(`${HEADER}\n${ROW}\n`);
  const body = { ...emptyReading('own'), words: { sex: { 'm\0': 'Male' } } };
  const { status } = await manager.call(rehearseImport, { params: { id }, body });
  expect(status).toBe(422);
});
