import * as endpoints from '@pawmatch/contract/import/import-endpoints';
import { createPet } from '@pawmatch/contract/pets/pets-endpoints';
import { count } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';
import { pets } from '../../pets/pets.table.ts';
import { importedPets } from '../imported-pets.table.ts';
import { importSteps } from '../testing/upload-file.ts';
import { imports } from './imports.tables.ts';

const app = await openTestApp();
const manager = await app.signIn('manager');
const steps = importSteps(app, manager);
beforeEach(async () => {
  for (const table of [imports, pets, importedPets]) await app.database.delete(table);
});

const asm3 = `ANIMALCODE,ANIMALNAME,ANIMALSEX,ANIMALTYPE,ANIMALCOLOR,ANIMALBREED1,ANIMALDOB,ANIMALSPECIES,ANIMALSIZE,ANIMALNOTFORADOPTION
D2026001,Biscuit,Male,D (Dog),Black,Beagle,2020-01-04,Dog,2,N
D2026002,Waffle,Female,D (Dog),Black,Beagle,2021-03-09,Dog,2,N
`;
const shelterluv = `Name,ID,Internal-ID,Type,Sex,Status,Size,Altered,DOBUnixTime,Age,Breed,Color
Biscuit,ABCD-A-1,123,Dog,Male,Available For Adoption,Medium (20-59),Yes,1578139200,72,Harrier,Black
Biscuit,ABCD-A-2,124,Cat,Male,Available For Adoption,Medium (20-59),Yes,1578139200,72,Siamese,Black
Waffle,ABCD-A-3,125,Dog,Female,Available For Adoption,Medium (20-59),Yes,1420070400,140,Boxer,Black
`;

it('B10.02 says which rows may be animals that came with the export of another system', async () => {
  await steps.run(await steps.rehearse(await steps.read(asm3)));
  const rehearsed = await steps.rehearse(await steps.read(shelterluv));
  const counted = { row_count: 3, counts: { added: 3 }, possible_duplicates: 1 };
  expect(rehearsed).toMatchObject(counted);
  const warned = [
    {
      row_id: 'ABCD-A-1',
      outcome: 'added',
      reasons: [
        'It may be here already: Biscuit, of the same name, species and sex, and of an age that fits.',
      ],
    },
  ];
  expect(await steps.rows(rehearsed, 'possibleDuplicate')).toMatchObject(warned);
  const done = await steps.run(rehearsed);
  expect(done).toMatchObject(counted);
  expect(await steps.rows(done, 'possibleDuplicate')).toMatchObject(warned);
  const { body } = await manager.call(endpoints.downloadImportRows, {
    params: { id: done.id },
    query: { outcome: 'possibleDuplicate' },
  });
  expect(String(body)).toContain('new,"It may be here already: Biscuit');
  const storedPets = async () => (await app.database.select({ n: count() }).from(pets))[0]?.n;
  expect(await storedPets()).toBe(5);
  expect(await steps.undo(done)).toMatchObject({ undo_counts: { undone: 3, stays: 0 } });
  expect(await storedPets()).toBe(2);
});

it('B10.02 knows an animal by its chip number before its name', async () => {
  const facts = { species: 'Dog', age_group: 'Adult', sex: 'Male', size: 'Small' };
  const create = (name: string, more: object) =>
    manager.call(createPet, { body: { name, breed: 'Beagle', ...facts, ...more } });
  await create('Old Name', { microchip: '985 112 000 000 001' });
  await create('Rex', { microchip: '985112000000002' });
  await create('Rex', {});
  const header =
    'ANIMALCODE,ANIMALNAME,ANIMALSEX,ANIMALTYPE,ANIMALBREED1,ANIMALDOB,ANIMALSPECIES,ANIMALSIZE,ANIMALMICROCHIP,ANIMALNOTFORADOPTION';
  const rows = [
    ['2021-05-06', '985112000000001'],
    ['2021-05-06', '985112000000003'],
    ['2021-05-06', ''],
    ['2011-05-06', ''],
  ].map(([born, chip], index) => `D${index},rex,Male,D (Dog),Beagle,${born},Dog,3,${chip},N`);
  const job = await steps.rehearse(await steps.read(`${[header, ...rows].join('\n')}\n`));
  expect(job).toMatchObject({ counts: { added: 4 }, possible_duplicates: 3 });
  const alike =
    'It may be here already: Rex, of the same name, species and sex, and of an age that fits.';
  expect((await steps.rows(job)).map(({ reasons }) => reasons)).toEqual([
    ['It may be here already: Old Name has the same chip number.'],
    [alike],
    [alike],
    [],
  ]);
});
