import type { PetFact } from '@pawmatch/contract/pets/facts/pet-fact-kinds';
import { petFactNames, petFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type PetRow, pets } from '../pets/pets.table.ts';
import { stays } from '../pets/stays.table.ts';
import { describeReport } from './describe-report.ts';
import { importedPets } from './imported-pets.table.ts';
import { prepareImportTest } from './testing/prepare-import-test.ts';

const { database, importBytes } = prepareImportTest();

const biscuit = {
  id: '1',
  species: 'Dog',
  breed_primary: 'Beagle',
  age: 'Young',
  sex: 'Female',
  size: 'Medium',
  name: 'Biscuit',
  status: 'adoptable',
  house_trained: '',
  special_needs: '',
  env_children: '',
  env_dogs: '',
  env_cats: '',
  photo: '',
  description: '',
};
type Row = Partial<typeof biscuit>;

interface Options {
  dryRun?: boolean;
  onProgress?: () => unknown;
}

function importRows(rows: Row[], options: Options = {}) {
  const lines = rows.map((row) => Object.values({ ...biscuit, ...row }).join(','));
  return importBytes(`${[Object.keys(biscuit).join(','), ...lines].join('\n')}\n`, options);
}

const importRow = (row: Row) => importRows([row]);
const change = (columns: Partial<PetRow>) =>
  database().update(pets).set(columns).where(eq(pets.sourceId, '1'));
const storedPet = async () => (await database().select().from(pets))[0];
const reasons = (lines: { reason: string }[]) => lines.map(({ reason }) => reason);

describe('an import of a file that was imported before', () => {
  it('B B10.02 takes what only the file has changed', async () => {
    await importRow({ env_dogs: 'true', house_trained: 'false' });
    const changed = { size: 'Large', env_dogs: 'false', env_cats: 'true', house_trained: 'true' };
    expect(await importRow(changed)).toMatchObject({ updated: 1, kept: [] });
    const facts = { size: 'Large', dog_friendly: false, cat_friendly: true };
    expect(await storedPet()).toMatchObject({ ...facts, trainingTraits: ['HouseTrained'] });
    expect(await importRow(changed)).toMatchObject({ unchanged: 1, kept: [] });
  });

  it('B9.01 B9.02 B9.03 leaves alone what only staff know, and ends the stay of who is adopted', async () => {
    await importRow({});
    const ours = {
      ...{ isListed: false, microchip: '276098106234567', shelterNumber: 'A-17', color: 'tan' },
      ...{ birthDate: '2025-01-05', isBirthDateEstimated: true },
    };
    await change(ours);
    expect(await importRow({ size: 'Large' })).toMatchObject({ updated: 1 });
    expect(await storedPet()).toMatchObject({ size: 'Large', ...ours });
    await importRow({ size: 'Large', status: 'adopted' });
    expect(await storedPet()).toMatchObject({ status: 'Adopted', ...ours });
    const { birthDate } = ours;
    const ended = await database().select().from(stays).where(eq(stays.birthDate, birthDate));
    expect(ended).toMatchObject([{ outcome: 'adopted' }]);
  });

  it('B9.03 B10.02 fills an unknown birth date and chip, and keeps those of staff', async () => {
    const asm3 = (born: string, chip: string) =>
      importBytes(
        `ANIMALCODE,ANIMALNAME,ANIMALSEX,ANIMALSIZE,ANIMALBREED1,ANIMALDOB,ANIMALSPECIES,ANIMALMICROCHIP
1,Biscuit,Male,2,Beagle,${born},Dog,${chip}
`,
      );
    await asm3('2025-12-24', '');
    const first = { birthDate: '2025-12-24', isBirthDateEstimated: true, age_group: 'Young' };
    expect(await storedPet()).toMatchObject({ ...first, microchip: null });
    const chip = '276098106234567';
    await asm3('2026-09-01', chip);
    const second = { birthDate: '2026-09-01', age_group: 'Baby', microchip: chip };
    expect(await storedPet()).toMatchObject(second);
    await change({ birthDate: '2026-08-01', isBirthDateEstimated: false });
    const report = await asm3('2020-01-01', chip);
    expect(reasons(report.kept)).toEqual([
      'Date of birth: It stays "2026-08-01", not "2020-01-01", because it was changed here.',
    ]);
    expect(await storedPet()).toMatchObject({ ...second, birthDate: '2026-08-01' });
  });

  it('B B10.02 D15 keeps what staff have changed, and lists it', async () => {
    const photo = 'https://photos.example.org/1.jpg';
    const row = { house_trained: 'true', env_children: 'true', photo, description: 'Sweet.' };
    await importRow(row);
    const changes = {
      name: 'Biscuit II',
      size: 'Large',
      status: 'Adopted',
      kid_friendly: false,
      description: 'Very sweet.',
      trainingTraits: [],
      externalPhoto: null,
    } as const;
    await change({ ...changes, trainingTraits: [] });
    // The same file, and then one that has changed as well.
    for (const [again, size] of [
      [row, 'Medium'],
      [{ ...row, size: 'Small' }, 'Small'],
    ] as const) {
      const report = await importRow(again);
      expect(report).toMatchObject({ updated: 0, unchanged: 1 });
      expect(await storedPet()).toMatchObject(changes);
      expect(reasons(report.kept)).toEqual([
        'Name: It stays "Biscuit II", not "Biscuit", because it was changed here.',
        'Status: It stays "Adopted", not "Available", because it was changed here.',
        `Size: It stays "Large", not "${size}", because it was changed here.`,
        'Kid Friendly: It stays no, not yes, because it keeps people safe, so that only staff change it.',
        'Training: It stays as it is, because it was changed here.',
        'Text: It stays as it is, because it was changed here.',
        'Photo: It stays as it is, because it was changed here.',
      ]);
      expect(describeReport(report, 1, false)).toContain(
        '\nKept as they are here:\n  line 2, id 1: ',
      );
    }
  });

  const guarded = petFactNames.flatMap((name) => {
    const { imported }: PetFact = petFacts[name];
    const isGuarded = imported && 'safeValue' in imported;
    return isGuarded ? [{ name, column: imported.column, safeValue: imported.safeValue }] : [];
  });
  it.each(guarded)(
    'B B10.02 never loosens $name, whoever has set it',
    async ({ name, column, safeValue }) => {
      const safe = { [column]: String(safeValue) };
      const loose = { [column]: String(!safeValue) };
      await importRow(safe);
      const ofFile = await importRow(loose);
      expect(await storedPet()).toMatchObject({ [name]: safeValue });
      expect(reasons(ofFile.kept)).toEqual([expect.stringContaining('keeps people safe')]);

      await database().delete(pets);
      await database().delete(importedPets);
      await importRow(loose);
      await change({ [name]: safeValue });
      expect(await importRow(loose)).toMatchObject({ unchanged: 1, kept: [{ line: 2 }] });
      expect(await storedPet()).toMatchObject({ [name]: safeValue });
      // A file that is stricter than before is taken.
      await change({ [name]: !safeValue });
      expect(await importRow(safe)).toMatchObject({ updated: 1, kept: [] });
      expect(await storedPet()).toMatchObject({ [name]: safeValue });
    },
  );

  it('B B10.02 keeps an answer that staff have taken back', async () => {
    await importRow({ env_children: 'true' });
    await change({ kid_friendly: null });
    expect(await importRow({ env_children: 'true' })).toMatchObject({ unchanged: 1, kept: [{}] });
    expect(await storedPet()).toMatchObject({ kid_friendly: null });
  });

  it('B B10.02 keeps a pending pet without a word, because the file cannot know it', async () => {
    await importRow({});
    await change({ status: 'Pending' });
    expect(await importRow({})).toMatchObject({ unchanged: 1, kept: [] });
    expect(await storedPet()).toMatchObject({ status: 'Pending' });
  });

  it('B B10.02 fills only what is unknown in a pet that was imported before imports were remembered', async () => {
    await importRow({});
    await database().delete(importedPets);
    const report = await importRow({ size: 'Large', description: 'Sweet.', env_children: 'true' });
    expect(await storedPet()).toMatchObject({ size: 'Medium', kid_friendly: null });
    expect(reasons(report.kept).map((reason) => reason.split(':')[0])).toEqual([
      'Size',
      'Kid Friendly',
      'Text',
    ]);
  });

  it('B B10.02 does not bring back a pet that was deleted here, also from before imports were remembered', async () => {
    await importRows([{}, { id: '2', name: 'Otis' }]);
    await database().delete(importedPets).where(eq(importedPets.sourceId, '2'));
    await database().delete(pets);
    const report = await importRows([{}, { id: '2', name: 'Otis' }, { id: '3' }]);
    expect(report).toMatchObject({ rows: 3, added: 1, deleted: [{ id: '1' }, { id: '2' }] });
    expect(await storedPet()).toMatchObject({ sourceId: '3' });
    const text = describeReport(report, 1, false);
    expect(text).toContain('1 added, 0 updated, 0 unchanged, 0 rejected, 2 deleted here');
    expect(text).toContain('line 3, id 2: Otis was deleted here, and no file brings it back.');
  });
});

describe('a long import', () => {
  const many = Array.from({ length: 350 }, (_, index) => ({ id: `${index}` }));

  it('B B10.02 a rehearsal holds no lock longer than a batch, and writes nothing', async () => {
    await importRows(many);
    const before = await database().select().from(pets).orderBy(pets.id);
    let batches = 0;
    const report = await importRows(
      many.map((row) => ({ ...row, size: 'Large' })),
      {
        dryRun: true,
        async onProgress() {
          batches += 1;
          await database().execute(sql`SELECT FROM pets FOR UPDATE NOWAIT`);
        },
      },
    );
    expect(report).toMatchObject({ rows: 350, updated: 350 });
    expect(report.stopped).toBeUndefined();
    expect(batches).toBe(4);
    expect(await database().select().from(pets).orderBy(pets.id)).toEqual(before);
  });

  it('B B10.02 says what was stored when it stops in the middle, and its counts add up to the rows', async () => {
    let batches = 0;
    const report = await importRows([...many, { id: '0' }, { id: '0' }, { id: 'x', sex: '?' }], {
      onProgress() {
        batches += 1;
        if (batches === 2) throw new Error('The disk is full.');
      },
    });
    const stored = await database().$count(pets);
    expect(report).toMatchObject({ rows: 353, added: stored });
    expect(report.added).toBe(199);
    expect(report.rejected).toHaveLength(1);
    expect(report.stopped).toEqual({ reason: 'The disk is full.', notReached: 153 });
    const text = describeReport(report, 1, false);
    expect(text).toContain('199 added, 0 updated, 0 unchanged, 1 rejected, 153 not reached');
    expect(text).toContain('The import stopped: The disk is full.');
    const rest = await importRows(many);
    expect(rest).toMatchObject({ rows: 350, added: 151, unchanged: 199 });
  });
});
