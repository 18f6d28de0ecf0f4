import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TrainingTrait } from '@pawmatch/contract/pets/facts/training-traits';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { newId } from '../../platform/database/new-id.ts';
import { buildSecondShelter, SECOND_SHELTER } from '../../testing/second-shelter.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { adoptionChecks } from '../adoption-checks/adoption-checks.table.ts';
import {
  adoptionContracts,
  adoptionPayments,
  contractSignatures,
} from '../adoption-papers/adoption-papers.tables.ts';
import { insertNote } from '../internal-notes/internal-notes.repository.ts';
import { FIRST_SHELTER } from '../shelter/shelters.table.ts';
import { openExport } from './read-export.ts';
import { isExportFile } from './restore-file.ts';
import {
  exportToFile,
  linesOf,
  readCsv,
  readJsonLines,
  restore,
  unzip,
} from './testing/exported-files.ts';

const apps: TestApp[] = [];
const open = async () => {
  const app = await createTestApp();
  apps.push(app);
  return app;
};
afterAll(async () => {
  for (const app of apps) await app.close();
});

const text = fc.oneof(
  fc.constantFrom('=1+1', "'=x", '+1', '-', '@a', '\ttab', 'a,"b"\r\nc', 'Zoë 🐈', '\\x00', '\\N'),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .filter((it) => !/[\0\ud800-\udfff]/u.test(it)),
);
const optional = fc.option(text);

/** Cats have one of their own. */
const TRAITS = TrainingTrait.options.filter((trait) => trait !== 'LitterTrained');

const household = fc.record({
  pets: fc.array(
    fc.record({
      name: text,
      summary: optional,
      trainingTraits: fc.subarray(TRAITS),
      kidFriendly: fc.option(fc.boolean()),
      status: fc.constantFrom('Available', 'Pending', 'Adopted'),
      isListed: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  isPair: fc.boolean(),
  person: fc.record({ fullName: text, phoneNumber: fc.option(fc.constant('5550100199')) }),
  visit: fc.record({
    notes: optional,
    status: fc.constantFrom('pending', 'confirmed', 'completed', 'cancelled'),
    isWalkIn: fc.boolean(),
  }),
  stage: fc.constantFrom('asked', 'on_trial', 'declined', 'adopted', 'returned'),
  note: optional,
});
type Household = typeof household extends fc.Arbitrary<infer Value> ? Value : never;

/** Pets, a person, a visit, an adoption with its papers, and notes. */
async function buildHousehold(app: TestApp, made: Household): Promise<void> {
  const pets = [];
  for (const { trainingTraits, kidFriendly, ...pet } of made.pets) {
    const translations = { es: { summary: pet.summary, description: pet.name } };
    const facts = { trainingTraits, kid_friendly: kidFriendly, translations };
    pets.push(await app.buildPet({ ...pet, ...facts, status: pet.status as 'Available' }));
  }
  const pair = made.isPair ? await app.buildPair() : [];
  const user = await app.buildUser(made.person);
  const [pet] = pets;
  if (!pet) return;
  const { isWalkIn, status, notes } = made.visit;
  const visitor = isWalkIn
    ? { userId: null, visitorName: 'Walk In', visitorPhone: '5550100198' }
    : { userId: user.id };
  const visit = await app.buildVisit({
    ...{ petId: pet.id, notes, status: status as 'pending', ...visitor },
    ...(status === 'cancelled' && { cancelReason: 'staff' }),
  });
  const adoption = await app.buildAdoption({
    ...{ petIds: [pet.id, ...pair.map(({ id }) => id)], userId: user.id, visitId: visit.id },
    ...{ stage: made.stage as 'asked', message: made.note, feeCents: 5000, ledBy: user.id },
  });
  const of = { shelterId: FIRST_SHELTER, adoptionId: adoption.id };
  const fee = {
    number: apps.length * 1000 + Math.floor(Math.random() * 1e6) + 1,
    amountCents: 5000,
  };
  await app.database.insert(adoptionPayments).values({
    ...{ id: newId(), ...of, ...fee, kind: 'fee', method: 'cash', receivedAt: app.now() },
  });
  const contractId = newId();
  await app.database.insert(adoptionContracts).values({
    ...{ id: contractId, ...of, state: 'signed', templateVersion: 0, text: made.note ?? 'Text' },
    ...{ fields: {} as never, madeAt: app.now(), way: 'paper', signedName: 'A', consent: 'Yes' },
    ...{ signedAt: app.now(), digest: 'abc', photo: Buffer.from([255, 216, 0, 1]) },
  });
  const signed = { way: 'tablet', consent: 'Yes', signedAt: app.now() } as const;
  await app.database.insert(contractSignatures).values([
    { ...signed, contractId, signer: 'first', signedName: 'A' },
    { ...signed, contractId, signer: 'second', signedName: made.note ?? 'B' },
  ]);
  await app.database.insert(adoptionChecks).values({
    ...{ adoptionId: adoption.id, check: 'vet', result: 'ok', checkedAt: app.now() },
  });
  await app.database.execute(sql`
    INSERT INTO care_items (shelter_id, pet_id, stay_id, kind, title, note, result, result_note, awaits_result, done_at,
      recorded_at, created_at, updated_at)
    SELECT shelter_id, pet_id, id, 'test', title, ${made.note}, result, CASE WHEN result IS NOT NULL THEN ${made.note} END,
      result IS NULL, ${app.now().toISOString()}::timestamptz, came_at, came_at, came_at
    FROM (SELECT * FROM stays WHERE pet_id = ${pet.id} ORDER BY came_at DESC LIMIT 1) AS stay,
      (VALUES ('FIV', 'positive'), ('FeLV', NULL)) AS tests (title, result)`);
  for (const subject of [{ petId: pet.id }, { userId: user.id }, { visitId: visit.id }]) {
    const note = { shelterId: FIRST_SHELTER, text: made.note, writtenAt: app.now() };
    await insertNote(app.database, { ...note, ...subject });
  }
}

const outcomesOf = ({ tables }: Awaited<ReturnType<typeof restore>>) =>
  tables.reduce(
    (sum, { counts }) => ({
      added: sum.added + counts.added,
      others: sum.others + counts.differs + counts.refused,
    }),
    { added: 0, others: 0 },
  );

it('B10.03 what leaves and comes back is the same, in an empty and in the same installation', async () => {
  const [from, to] = [await open(), await open()];
  let count = 0;
  await fc.assert(
    fc.asyncProperty(household, async (made) => {
      await buildHousehold(from, made);
      count += 1;
      const path = await exportToFile(from, `${count}.zip`);
      const before = await linesOf(path);
      expect(outcomesOf(await restore(from, path))).toEqual({ added: 0, others: 0 });
      const rehearsal = await restore(to, path, true);
      const report = await restore(to, path);
      expect(report.named).toEqual([]);
      expect(outcomesOf(rehearsal)).toEqual(outcomesOf(report));
      expect(outcomesOf(report).added).toBeGreaterThan(8);
      expect(await linesOf(await exportToFile(to, `back-${count}.zip`))).toEqual(before);
      expect(await linesOf(await exportToFile(from, `again-${count}.zip`))).toEqual(before);
      expect(outcomesOf(await restore(to, path))).toEqual({ added: 0, others: 0 });
      const files = await unzip(await readFile(path));
      for (const table of ['pets', 'people', 'visits'] as const) {
        const lines = readJsonLines(String(files.get(`${table}.jsonl`)));
        for (const [index, row] of readCsv(String(files.get(`${table}.csv`))).entries()) {
          for (const [name, value] of Object.entries(lines[index] ?? {})) {
            if (typeof value === 'string') expect(row[name]).toBe(value);
          }
        }
      }
    }),
    { numRuns: 5, endOnFailure: true },
  );
  // Nothing was written that only changes write, and nobody is told.
  const { rows } = await to.database.execute(sql`
    SELECT FROM events UNION ALL SELECT FROM jobs UNION ALL SELECT FROM pet_arrivals`);
  expect(rows).toHaveLength(0);
});

it('B10.03 what differs here stays, what was deleted does not come back, and each is named', async () => {
  const [from, to] = [await open(), await open()];
  const pet = await from.buildPet({ name: 'Before' });
  const [gone, taken] = [await from.buildUser(), await from.buildUser()];
  await from.buildVisit({ petId: pet.id, userId: gone.id });
  const path = await exportToFile(from, 'all.zip');
  await to.buildPet({ ...pet, name: 'After' });
  await to.buildUser({ email: taken.email });
  await to.database.execute(sql`INSERT INTO erased_people VALUES (${gone.id}::uuid, now())`);
  const report = await restore(to, path);
  expect(report.named).toMatchObject(
    [
      { table: 'pets', key: pet.id, outcome: 'differs', columns: ['name'] },
      { table: 'people', key: gone.id, outcome: 'refused', reason: /deleted/ },
      { table: 'people', key: taken.id, outcome: 'refused' },
      // Both are the open stay of the pet.
      { table: 'stays', outcome: 'refused' },
      { table: 'visits', outcome: 'refused', reason: /foreign key/ },
    ].map((row) => (row.reason ? { ...row, reason: expect.stringMatching(row.reason) } : row)),
  );
  const { rows } = await to.database.execute(sql`SELECT name FROM pets`);
  expect(rows).toEqual([{ name: 'After' }]);
});

it("B10.03 B8.02 another shelter's row with the same id stays what and where it is", async () => {
  const [from, to] = [await open(), await open()];
  const pet = await from.buildPet({ name: 'Ours' });
  await buildSecondShelter(to);
  await to.buildPet({ ...pet, name: 'Theirs', shelterId: SECOND_SHELTER });
  const { named } = await restore(to, await exportToFile(from, 'all.zip'));
  expect(named[0]).toMatchObject({ table: 'pets', outcome: 'refused' });
  const { rows } = await to.database.execute(sql`SELECT name, shelter_id FROM pets`);
  expect(rows).toEqual([{ name: 'Theirs', shelter_id: SECOND_SHELTER }]);
});

it('B10.03 photos come along, and the exported one comes back byte for byte', async () => {
  const [from, to] = [await open(), await open()];
  const jpeg = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const image = await from.dependencies.imageStore.process(jpeg);
  await from.dependencies.imageStore.put(image);
  const { hash } = image.photo;
  await from.buildPet({ photoHash: hash, photoWidth: 64, photoHeight: 48 });
  const path = await exportToFile(from, 'all.zip');
  const photo = (await unzip(await readFile(path))).get(`photos/${hash}.jpg`);
  expect((await restore(to, path)).photos).toBe(1);
  const stored = await to.dependencies.imageStore.open(hash, 'full.jpg');
  expect(Buffer.concat((await stored?.stream.toArray()) ?? [])).toEqual(photo);
  expect(await to.dependencies.imageStore.open(hash, 'small.avif')).not.toBeNull();
  expect((await restore(to, path)).photos).toBe(0);
});

it('B10.03 S78 a file that is cut short, or is none, changes nothing', async () => {
  const app = await open();
  await app.buildPet();
  const path = await exportToFile(app, 'whole.zip');
  const bytes = await readFile(path);
  const cut = join(app.config.dataDir, 'cut.zip');
  for (const damaged of [bytes.subarray(0, -30), bytes.subarray(0, 200), Buffer.from('Rex')]) {
    await writeFile(cut, damaged);
    await expect(openExport(cut)).rejects.toThrow(/cannot be read|missing/);
  }
  expect(isExportFile(cut)).toBe(true);
});
