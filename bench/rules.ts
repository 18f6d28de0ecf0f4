import { getCareRules, saveCareRules } from '@pawmatch/contract/care/care-rules-endpoints';
import * as imports from '@pawmatch/contract/import/import-endpoints';
import type { CareRule } from '@pawmatch/contract/pets/care/readiness';
import { createTestClient, type TestClient } from '../apps/server/src/testing/test-client.ts';
import { ADMIN, startShelterServer } from '../e2e/support/shelter-server.ts';
import { atMost, type Figure, writeResult } from './support/result.ts';
import { SCALE } from './support/scale.ts';
import { median, roundTo } from './support/statistics.ts';

const ROUNDS = 4;
/** Of each file: after all rounds there are 10,000 pets. */
const ROWS = Math.ceil(1_250 * SCALE);
const PETS = 2 * ROUNDS * ROWS;
const CHANGES = 5;
const MAX_RATIO = 1.5;
const MAX_CHANGE_MS = 3_000;

const exam: CareRule = { need: 'exam', blocks: ['showing'], is_on: true };
const neutered: CareRule = { need: 'neutered', blocks: ['leaving'], is_on: true };
const rabies: CareRule = { need: 'rabies', blocks: ['leaving'], is_on: true };

/** Imports with and without care rules, in turn, and rules that are changed over all pets. */
export async function benchRules(): Promise<void> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  const admin = createTestClient(shelter.url);
  await admin.logIn(ADMIN);
  const parts = { care_parts: ['places', 'care'] };
  await admin.request('/api/admin/settings/care-parts', { method: 'PUT', body: parts });
  const save = async (rules: CareRule[]) => {
    const { version } = (await admin.call(getCareRules)).body;
    const began = performance.now();
    const saved = await admin.call(saveCareRules, { body: { rules, expected_version: version } });
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
    return performance.now() - began;
  };
  const without: number[] = [];
  const withRules: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await save([]);
    without.push(await importRows(admin, `none-${round}`));
    await save([exam, neutered]);
    withRules.push(await importRows(admin, `rules-${round}`));
  }
  const ratio = median(withRules) / median(without);
  const changes: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    changes.push(await save(change % 2 === 0 ? [exam, neutered, rabies] : [neutered]));
  }
  const slowest = Math.max(...changes);
  const figures: Figure[] = [
    atMost(
      `import of ${ROWS.toLocaleString('en')} rows with two rules, relative to none, medians of ${ROUNDS}`,
      ratio,
      MAX_RATIO,
      'times',
      `${roundTo(median(withRules) / 1_000)} s`,
    ),
    atMost(
      `a rule changed over ${PETS.toLocaleString('en')} pets: slowest of ${CHANGES}`,
      slowest,
      MAX_CHANGE_MS,
      'ms',
    ),
  ];
  const details = { without, withRules, changes };
  writeResult({ name: 'rules', command: 'npm run bench -- rules', figures, details });
  await shelter.stop();
}

const sheet = (name: string) =>
  [
    'id,species,breed_primary,age,sex,size,name,status,description',
    ...Array.from(
      { length: ROWS },
      (_, row) =>
        `${name}-${row},Dog,Beagle,Adult,Male,Medium,Pet ${row},adoptable,${'Sweet. '.repeat(20)}`,
    ),
  ].join('\n');

/** The file is one piece. @returns its id */
async function upload(admin: TestClient, bytes: Buffer): Promise<string> {
  const file = { file_name: 'pets.csv', file_size: bytes.length, file_modified: Date.now() };
  const { body } = await admin.call(imports.startImport, { body: file });
  const sent = await admin.request(`/api/admin/imports/${body.id}/pieces/0`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: new Blob([Uint8Array.from(bytes)]),
  });
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
  return body.id;
}

/** @returns how long the run took, in ms */
async function importRows(admin: TestClient, name: string): Promise<number> {
  const id = await upload(admin, Buffer.from(sheet(name)));
  const waitFor = async (state: string) => {
    for (;;) {
      const { body } = await admin.call(imports.getImport, { params: { id } });
      if (body.state === state) return body;
      if (body.state === 'failed') throw new Error(JSON.stringify(body));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const { reading } = await waitFor('mapping');
  await admin.call(imports.rehearseImport, { params: { id }, body: reading });
  await waitFor('rehearsed');
  const began = performance.now();
  await admin.call(imports.runImport, { params: { id } });
  const { counts } = await waitFor('done');
  if (counts.added !== ROWS) throw new Error(JSON.stringify(counts));
  return performance.now() - began;
}
