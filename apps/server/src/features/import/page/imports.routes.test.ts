import { addWeight } from '@pawmatch/contract/care/care-endpoints';
import type { Import } from '@pawmatch/contract/import/import';
import * as endpoints from '@pawmatch/contract/import/import-endpoints';
import { IMPORT_CHUNK_BYTES } from '@pawmatch/contract/import/import-values';
import { addDiaryNoteOfPet } from '@pawmatch/contract/internal-notes/diary-endpoints';
import {
  changeNotesOfPet,
  getNotesOfPet,
} from '@pawmatch/contract/internal-notes/internal-notes-endpoints';
import { updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withoutTimeLimit } from '../../../platform/database/database.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { download } from '../../export/testing/exported-files.ts';
import { type PetRow, pets } from '../../pets/pets.table.ts';
import { importedPets } from '../imported-pets.table.ts';
import {
  announce,
  importSteps,
  sendPiece,
  upload,
  workInBackground,
} from '../testing/upload-file.ts';
import { imports } from './imports.tables.ts';

let app: TestApp;
let manager: Awaited<ReturnType<TestApp['signIn']>>;
let steps: ReturnType<typeof importSteps>;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  // A busy machine needs long for thousands of pets.
  await withoutTimeLimit(app.database, async (unlimited) => {
    for (const table of [imports, pets, importedPets]) await unlimited.delete(table);
  });
  manager = await app.signIn('manager');
  steps = importSteps(app, manager);
});

/** Days later, with a new session. */
async function pass(days: number) {
  app.advance(days * 86_400 + 1);
  await manager.logIn({ email: manager.user.email, password: app.password });
}

const HEADER = 'id,species,breed_primary,age,sex,size,name,status,env_children';
const row = (id: string, more: Partial<Record<'size' | 'name' | 'status' | 'kids', string>> = {}) =>
  [
    ...[id, 'Dog', 'Beagle', 'Adult', 'Male', more.size ?? 'Medium', more.name ?? `Pet ${id}`],
    ...[more.status ?? 'adoptable', more.kids ?? ''],
  ].join(',');
const file = (...rows: string[]) => `${[HEADER, ...rows].join('\n')}\n`;
const stored = () => app.database.select().from(pets).orderBy(asc(pets.sourceId));
const sumOf = ({ counts }: Import) => Object.values(counts).reduce((sum, count) => sum + count, 0);

describe('our own export', () => {
  /** Without what an import gives anew. */
  const facts = ({
    id,
    photoId,
    source,
    sourceId,
    createdAt,
    updatedAt,
    version,
    ...pet
  }: PetRow) => pet;
  const everyPet = async () =>
    (await app.database.select().from(pets).orderBy(asc(pets.name))).map(facts);

  async function downloadList() {
    const order = { what: 'pets', format: 'csv', query: {} };
    return (await download(app, manager, order)).bytes;
  }

  it('B10.01 B10.03 the list of pets as CSV comes back whole, into the same shelter and into an empty one', async () => {
    await app.buildPet({
      ...{ name: '=Luna', breed: 'Beagle', size: 'ExtraLarge', sex: 'Female', hair_length: 'Long' },
      ...{ kid_friendly: true, dog_friendly: false, cat_friendly: null, special_needs: true },
      ...{ energy_level: 'Calm', home_needed: 'Yard', children_from: 'Teenager' },
      ...{ summary: '- a dear', description: 'Loves walks,\n"really"; and you.' },
      ...{ birthDate: '2024-02-29', isBirthDateEstimated: false, age_group: 'Adult' },
      ...{ microchip: '276098106234567', shelterNumber: 'A-17', color: '@tan' },
      ...{ shelterNotes: '+ Eats\ntwice.' },
      trainingTraits: ['HouseTrained'],
    });
    await app.buildPet({
      ...{ name: 'Otis', species: 'Cat', age_group: 'Senior', status: 'Pending' },
      trainingTraits: ['HouseTrained', 'LitterTrained'],
    });
    const before = await everyPet();
    const bytes = await downloadList();
    const job = await steps.read(bytes, 'pets.csv');
    expect(job.layouts[0]).toEqual({ name: 'pawmatch', label: "Pawmatch's list of pets" });
    expect(await steps.rehearse(job)).toMatchObject({ counts: { unchanged: 2 } });

    for (const table of [pets, importedPets]) await app.database.delete(table);
    const again = await steps.rehearse(await steps.read(bytes, 'pets.csv'));
    expect((await steps.rows(again)).map(({ changes }) => changes)).toContainEqual([
      'Dog · Beagle · Female · Adult · Extra Large · Available',
      'Good with kids: yes · dogs: no · cats: unknown',
    ]);
    expect(await steps.run(again)).toMatchObject({ state: 'done', counts: { added: 2 } });
    expect(await everyPet()).toEqual(before);
  });
});

describe('upload', () => {
  it('B10.01 comes in pieces, goes on where it broke, and is read when it is whole', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => row(`${index}`));
    const bytes = Buffer.from(file(...rows));
    const pieces = Math.ceil(bytes.length / IMPORT_CHUNK_BYTES);
    expect(pieces).toBeGreaterThan(1);
    const { body: job } = await announce(manager, bytes);
    const pieceAt = (position: number) =>
      bytes.subarray(position * IMPORT_CHUNK_BYTES, (position + 1) * IMPORT_CHUNK_BYTES);
    const send = (position: number, piece = pieceAt(position)) =>
      sendPiece(manager, job.id, position, piece);
    expect((await send(0)).body).toMatchObject({
      state: 'uploading',
      received: IMPORT_CHUNK_BYTES,
    });
    // Its answer was lost.
    expect((await send(0)).body).toMatchObject({ received: IMPORT_CHUNK_BYTES });
    expect((await send(2)).status).toBe(400);
    expect((await send(1, pieceAt(1).subarray(1))).status).toBe(400);
    expect((await send(1, Buffer.concat([pieceAt(0), pieceAt(0)]))).status).toBe(413);
    await workInBackground(app);
    expect(await steps.get(job.id)).toMatchObject({ state: 'uploading', columns: null });
    for (let position = 1; position < pieces; position += 1) await send(position);
    expect(await steps.get(job.id)).toMatchObject({ state: 'reading', received: bytes.length });
    expect((await send(0)).body).toMatchObject({ code: 'IMPORT_STEP_PASSED' });
    await workInBackground(app);
    expect(await steps.get(job.id)).toMatchObject({
      state: 'mapping',
      layouts: [{ name: 'petfinder', label: "Petfinder's listings" }],
      reading: { layout: 'petfinder' },
    });
  });

  it('B10.01 S78 refuses a file over 50 MB unseen, and other bodies', async () => {
    const body = { file_name: 'a.csv', file_size: 50 * 1024 ** 2 + 1, file_modified: 1 };
    const { status, body: problem } = await manager.call(endpoints.startImport, { body });
    expect([status, problem.errors[0].message]).toEqual([422, expect.stringContaining('50 MB')]);
    const { body: job } = await announce(manager, Buffer.from('x'));
    const json = await manager.request(`/api/admin/imports/${job.id}/pieces/0`, {
      method: 'PUT',
      body: {},
    });
    expect(json.status).toBe(415);
  });

  it('B10.01 B8.06 is for who may, and discards what is not wanted', async () => {
    const id = await upload(manager, file(row('1')));
    const volunteer = await app.signIn('volunteer');
    expect((await announce(volunteer, Buffer.from('x'))).status).toBe(403);
    await workInBackground(app);
    expect((await manager.call(endpoints.discardImport, { params: { id } })).status).toBe(204);
    expect((await manager.call(endpoints.getImport, { params: { id } })).status).toBe(404);
  });

  it('B10.01 keeps files for a week', async () => {
    await steps.read(file(row('1')));
    const run = await steps.run(await steps.rehearse(await steps.read(file(row('2')))));
    await pass(8);
    await app.runJobs();
    const { body } = await manager.call(endpoints.listImports);
    expect(body).toMatchObject([{ id: run.id, undo_until: null, counts: { added: 1 } }]);
    expect(await steps.rows(run)).toEqual([]);
    const gone = await manager.call(endpoints.downloadImportRows, { params: { id: run.id } });
    expect(gone.status).toBe(404);
  });
});

describe('rehearsal and run', () => {
  it('B10.01 B10.02 says what would become of each row, and does it', async () => {
    await steps.run(
      await steps.rehearse(await steps.read(file(...['1', '2', '3', '4'].map((id) => row(id))))),
    );
    const [first, second, , fourth] = await stored();
    await manager.call(updatePet, { params: { id: second?.id ?? '' }, body: { size: 'Small' } });
    await app.database.delete(pets).where(eq(pets.id, fourth?.id ?? ''));
    const text = file(
      row('1', { size: 'Large' }),
      row('2', { size: 'Large', name: 'New Name' }),
      row('3'),
      row('4'),
      row('5'),
      row('6', { status: 'lost' }),
      'too,few',
    );
    const before = await stored();
    const job = await steps.rehearse(await steps.read(text, 'second.csv'));
    const counts = { added: 1, updated: 1, unchanged: 1, conflict: 1, deleted: 1, rejected: 2 };
    expect(job).toMatchObject({ state: 'rehearsed', row_count: 7, counts });
    expect(await stored()).toEqual(before);
    const rows = await steps.rows(job);
    expect(rows.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'updated'],
      [3, 'conflict'],
      [4, 'unchanged'],
      [5, 'deleted'],
      [6, 'added'],
      [7, 'rejected'],
      [8, 'rejected'],
    ]);
    expect(rows[0]).toMatchObject({
      row_id: '1',
      name: 'Pet 1',
      pet_id: first?.id,
      changes: ['Size: "Medium" becomes "Large".'],
    });
    expect(rows[1]).toMatchObject({
      changes: ['Name: "Pet 2" becomes "New Name".'],
      reasons: ['Size: It stays "Small", not "Large", because it was changed here.'],
    });
    expect(rows[5]?.reasons).toEqual(['status: "lost" is not known here.']);
    expect(await steps.rows(job, 'rejected')).toHaveLength(2);
    const done = await steps.run(job);
    expect(done).toMatchObject({ state: 'done', counts });
    expect((await stored()).map(({ size, name }) => `${name} ${size}`)).toEqual([
      'Pet 1 Large',
      'New Name Small',
      'Pet 3 Medium',
      'Pet 5 Medium',
    ]);
    const { body } = await manager.call(endpoints.listImports);
    expect(body).toMatchObject([
      { file_name: 'second.csv', created_by: manager.user.fullName, counts },
      { file_name: 'pets.csv' },
    ]);
  });

  it('B10.02 a pet that a colleague changes between rehearsal and run stays as they want it', async () => {
    await steps.run(await steps.rehearse(await steps.read(file(row('1')))));
    const job = await steps.rehearse(await steps.read(file(row('1', { size: 'Large' }))));
    expect(job.counts).toMatchObject({ updated: 1 });
    const [pet] = await stored();
    await manager.call(updatePet, { params: { id: pet?.id ?? '' }, body: { size: 'Small' } });
    expect((await steps.run(job)).counts).toMatchObject({ updated: 0, conflict: 1 });
    expect(await stored()).toMatchObject([{ size: 'Small' }]);
  });

  it('B10.01 the same file dropped twice, and by two people at once, changes nothing more', async () => {
    const rows = Array.from({ length: 250 }, (_, index) => row(`${index}`));
    const colleague = await app.signIn('manager');
    const one = await steps.rehearse(await steps.read(file(...rows)));
    const other = await steps.rehearse(await steps.read(file(...rows)));
    for (const [client, { id }] of [
      [manager, one],
      [colleague, other],
    ] as const) {
      expect((await client.call(endpoints.runImport, { params: { id } })).status).toBe(200);
    }
    const again = await manager.call(endpoints.runImport, { params: { id: one.id } });
    expect(again.body.code).toBe('IMPORT_STEP_PASSED');
    await workInBackground(app);
    const done = await Promise.all([steps.get(one.id), steps.get(other.id)]);
    expect(done.map(({ counts }) => [counts.added, counts.unchanged])).toEqual([
      [250, 0],
      [0, 250],
    ]);
    expect(done[1]?.created_by).toBe(colleague.user.fullName);
    expect(await stored()).toHaveLength(250);
  });

  it('B10.01 a list of rows is downloaded safe against formulas, corrected, and imported again', async () => {
    const job = await steps.rehearse(
      await steps.read(
        `${HEADER},note\n${row('1', { name: '=HYPERLINK("x")' }).replace('=HYPERLINK("x")', '"=HYPERLINK(""x"")"')},a\n${row('2', { size: '?' })},"b, c"\n${row('3', { name: '＝1+1' })},'-2\n`,
      ),
    );
    const download = async (outcome?: string) => {
      const query = outcome ? { outcome } : {};
      const answer = await manager.call(endpoints.downloadImportRows, {
        params: { id: job.id },
        query,
      });
      expect(answer.headers.get('content-type')).toContain('text/csv');
      return answer.body as string;
    };
    const [header, first, second, third] = (await download()).split('\r\n');
    expect(header).toContain(`${HEADER},note,pawmatch: line,pawmatch: result,pawmatch: reason`);
    expect(first).toContain(`"'=HYPERLINK(""x"")"`);
    expect(second).toContain('"b, c",3,refused,"size: ""?"" is not known here."');
    // Some spreadsheets compute wide signs, too.
    expect(third).toMatch(/,'＝1\+1,.*,''-2,/);
    const refused = await download('rejected');
    expect(refused).not.toContain('HYPERLINK');
    const corrected = (await download()).replace('Male,?', 'Male,Small');
    const again = await steps.read(corrected, 'corrected.csv');
    expect(again.columns?.map(({ name }) => name)).toEqual([...HEADER.split(','), 'note']);
    const done = await steps.run(await steps.rehearse(again));
    expect(done.counts).toMatchObject({ added: 3, rejected: 0 });
    expect((await stored()).map(({ name, size }) => [name, size])).toEqual([
      ['=HYPERLINK("x")', 'Medium'],
      ['Pet 2', 'Small'],
      ['＝1+1', 'Medium'],
    ]);
  });
});

describe('mapping by hand', () => {
  const sheet = (...rows: string[]) =>
    `${['No.;Called;What;Race;How old;M/F;How big;Is it free?;OK with kids;Secret', ...rows].join('\n')}\n`;
  const rex = '7;Rex;dog;Mutt;adult;m;big;yes of course;fine;x';
  const mapped = {
    layout: 'own',
    columns: {
      id: 'No.',
      name: 'Called',
      species: 'What',
      breed_primary: 'Race',
      age: 'How old',
      sex: 'M/F',
      size: 'How big',
      status: 'Is it free?',
      env_children: 'OK with kids',
    },
    words: {
      size: { big: 'Large' },
      status: { 'yes of course': 'Available' },
      env_children: { fine: 'yes' },
    },
    defaults: {},
  };

  it('B10.01 shows values of the file, guesses nothing, and is remembered by the columns', async () => {
    const job = await steps.read(sheet(rex));
    expect(job).toMatchObject({
      layouts: [],
      is_remembered: false,
      reading: { layout: 'own', columns: { id: 'No.', breed_primary: 'Race', sex: 'M/F' } },
    });
    expect(job.columns?.[6]).toEqual({ name: 'How big', examples: ['big'], words: ['big'] });
    const done = await steps.run(await steps.rehearse(job, mapped));
    expect(done.counts).toMatchObject({ added: 1 });
    expect(await stored()).toMatchObject([
      { name: 'Rex', size: 'Large', sex: 'Male', kid_friendly: true, source: 'spreadsheet' },
    ]);
    const next = await steps.read(sheet(rex, '8;Bo;dog;Mutt;adult;m;big;who knows;fine;x'));
    expect(next).toMatchObject({ is_remembered: true, reading: mapped });
    const rehearsed = await steps.rehearse(next);
    expect(rehearsed.counts).toMatchObject({ unchanged: 1, rejected: 1 });
    expect((await steps.rows(rehearsed, 'rejected'))[0]?.reasons).toEqual([
      'is it free?: "who knows" is not known here.',
    ]);
  });

  it('B10.01 reads species and breed of one column, the name as id, and a unit in the header', async () => {
    const job = await steps.read(
      `Name;What is it?;Age (years);M/F;Size;Status
Rex;Dog - Labrador mix;2;m;large;available
Otis;"Cat (Maine Coon; shy)";0.3;f;small;available
Hops;Rabbit - lop;1;f;small;available
`,
    );
    const columns = { species: 'What is it?', breed_primary: 'What is it?', age: 'Age (years)' };
    expect(job.reading?.columns).toMatchObject(columns);
    const reading = { ...job.reading, columns: { ...job.reading?.columns, id: 'Name' } };
    const checked = await steps.rehearse(job, reading);
    expect((await steps.rows(checked, 'rejected')).map(({ reasons }) => reasons)).toEqual([
      ['what is it?: "Rabbit" is not known here.'],
    ]);
    await steps.run(checked);
    expect(await stored()).toMatchObject([
      { sourceId: 'Otis', species: 'Cat', breed: 'Maine Coon; shy', age_group: 'Baby' },
      { sourceId: 'Rex', species: 'Dog', breed: 'Labrador mix', age_group: 'Adult' },
    ]);
  });

  it('B10.01 B10.02 reads columns without a title, and cells that say that there is nothing as empty', async () => {
    const job = await steps.read(
      `Board of the kennel,,,,,,,,,,,
No.,Name,Species,Breed,2nd breed,Sex,Age,Size,Gets along with,,Intake,
,,,,,,,,Dogs,Cats,,
1,Duke,Dog,Beagle,n/a,M,abt 4 yrs,L,Y,N,n/a,
2,Missy,Dog,Lab,Pointer,F,?,M,?,-,2026-10-03,
`,
    );
    expect(job.columns?.map(({ name }) => name).slice(8)).toEqual([
      ...['Gets along with', '(J)', 'Intake'],
    ]);
    expect(job.columns?.[9]).toMatchObject({ examples: ['Cats', 'N', '-'] });
    const reading = {
      ...job.reading,
      columns: { ...job.reading?.columns, env_dogs: 'Gets along with', env_cats: '(J)' },
      defaults: { age: 'Adult', status: 'Available' },
    };
    const done = await steps.run(await steps.rehearse(job, reading));
    expect(done.counts).toMatchObject({ added: 2, rejected: 1 });
    expect(await stored()).toMatchObject([
      { sourceId: '1', breed: 'Beagle', dog_friendly: true, cat_friendly: false },
      { sourceId: '2', breed: 'Lab & Pointer', dog_friendly: null, cat_friendly: null },
    ]);
    for (const { outcome, reasons } of await steps.rows(done)) {
      expect(reasons).toHaveLength(outcome === 'rejected' ? 1 : 0);
    }
    const next = await steps.read(
      'Name,No.,Species,Breed,2nd breed,Sex,Age,Size,Gets along with,Intake\n',
    );
    expect(next.is_remembered).toBe(true);
  });

  it('B10.01 B10.02 reads weights as sizes, and ages among the dates of birth', async () => {
    const job = await steps.read(
      `ID,Name,Species,Breed/Mix,Sex,DOB / est age,Weight,Avail?
1,Biscuit,Dog,Lab,M,3 yrs,62 lb,avail
2,Otis,Cat,DSH,F,2020-05-01,9 lb 4 oz,hold
3,Gus,Dog,Lab,M,5,62 lb,avail
4,Bo,Dog,Lab,M,3 yrs,62,avail
`,
    );
    const checked = await steps.rehearse(job);
    expect((await steps.rows(checked, 'rejected')).map(({ reasons }) => reasons)).toEqual([
      [expect.stringContaining('dob / est age: ')],
      ['weight: "62" is not known here.'],
    ]);
    await steps.run(checked);
    expect(await stored()).toMatchObject([
      { sourceId: '1', size: 'Large', age_group: 'Adult', birthDate: null, status: 'Available' },
      { sourceId: '2', size: 'Small', birthDate: '2020-05-01', status: 'Pending' },
    ]);
  });

  it('B10.01 B10.02 reads a status in two columns, of which the one that holds a pet back counts', async () => {
    const job = await steps.read(
      `ID,Name,Species,Breed,Sex,Age,Size,Status,Substatus
1,Duke,Dog,Beagle,M,2 yrs,L,Available,On hold
2,Missy,Dog,Lab,F,2 yrs,M,Available,In foster
3,Rex,Dog,Lab,M,2 yrs,M,Available,
4,Otis,Dog,Lab,M,2 yrs,M,,Available
5,Bo,Dog,Lab,M,2 yrs,M,Adopted,Available
6,Zoe,Dog,Lab,F,2 yrs,M,Available,Quarantine
7,Moe,Dog,Lab,M,2 yrs,M,,
`,
    );
    const checked = await steps.rehearse(job);
    expect((await steps.rows(checked, 'rejected')).map(({ reasons }) => reasons)).toEqual([
      ['substatus: "Quarantine" is not known here.'],
      ['status: This cell is empty, and every animal needs it.'],
    ]);
    await steps.run(checked);
    expect((await stored()).map(({ sourceId, status }) => [sourceId, status])).toEqual([
      ...[
        ['1', 'Pending'],
        ['2', 'Available'],
        ['3', 'Available'],
        ['4', 'Available'],
      ],
      ['5', 'Adopted'],
    ]);
    const again = await steps.rehearse(
      await steps.read(
        'ID,Name,Species,Breed,Sex,Age,Size,Status,Substatus\n6,Zoe,Dog,Lab,F,2 yrs,M,Available,Quarantine\n',
      ),
      {
        ...job.reading,
        words: { status_detail: { quarantine: 'Pending' } },
      },
    );
    expect(again.counts).toMatchObject({ added: 1 });
  });

  it('B11.05 B10.02 brings notes along for the team alone, never over a newer one, and takes them back', async () => {
    const notes = (...texts: string[]) =>
      `ID,Name,Species,Breed,Sex,Age,Size,Status,Notes\n${texts
        .map((text, index) => `${index + 1},Pet ${index + 1},Dog,Lab,M,2 yrs,M,Available,${text}\n`)
        .join('')}`;
    const runOf = async (...texts: string[]) =>
      steps.run(await steps.rehearse(await steps.read(notes(...texts))));
    const noteOf = async ({ id }: PetRow) =>
      (await manager.call(getNotesOfPet, { params: { id } })).body.current?.text ?? null;
    const noted = async () => Promise.all((await stored()).map(noteOf));
    const tooLong = 'x'.repeat(2_001);
    const first = await runOf('Bites the vet', 'Shy', '', tooLong);
    expect(await noted()).toEqual(['Bites the vet', 'Shy', null, null]);
    expect((await steps.rows(first)).at(-1)?.reasons).toEqual([
      'notes: The note must be at most 2000 characters long.',
    ]);
    const [one, two, three] = (await stored()).map(({ id }) => id);
    const seen = await manager.request(`/api/pets/${one}`);
    expect(JSON.stringify(seen.body)).not.toContain('Bites');
    expect((await runOf('Bites the vet', 'Shy', '', tooLong)).counts.unchanged).toBe(4);

    const write = (id = '', text = '') =>
      manager.call(changeNotesOfPet, { params: { id }, body: { text, mentions: [] } });
    await write(two, 'Not shy any more');
    const second = await runOf('Bites nobody', 'Very shy', 'Deaf', '');
    expect(second.counts).toMatchObject({ updated: 2, conflict: 1, unchanged: 1 });
    expect(await noted()).toEqual(['Bites nobody', 'Not shy any more', 'Deaf', null]);
    await write(three, 'Hears a little');
    const undone = await steps.undo(second);
    expect(undone.undo_counts).toEqual({ undone: 1, stays: 1 });
    expect(await noted()).toEqual(['Bites the vet', 'Not shy any more', 'Hears a little', null]);

    const third = await runOf('', '', '', '', 'Growls', '', 'Old');
    const [five, six] = (await stored()).slice(4).map(({ id }) => id);
    await write(five, 'Growls at nobody');
    await write(six, 'Sleeps a lot');
    expect((await steps.undo(third)).undo_counts).toEqual({ undone: 1, stays: 2 });
    expect((await noted()).slice(4)).toEqual(['Growls at nobody', 'Sleeps a lot']);
  });

  it('B10.01 S78 reaches no other fields, no column twice and none that is missing', async () => {
    const { id } = await steps.read(sheet(rex));
    const send = (change: object) =>
      manager.call(endpoints.rehearseImport, { params: { id }, body: { ...mapped, ...change } });
    const withColumn = (name: string, column: string) => ({
      columns: { ...mapped.columns, [name]: column },
    });
    for (const [change, message] of [
      [withColumn('shelter_notes', 'Secret'), /columns/],
      [withColumn('coat', 'How big'), /“How big” is Size already/],
      [withColumn('coat', 'Missing'), /no column “Missing”/],
      [{ layout: 'shelterluv' }, /does not have these columns/],
      [{ words: { size: { big: 'Huge' } } }, /cannot be “Huge”/],
      [{ defaults: { status: 'Secret' } }, /cannot be “Secret”/],
      [{ columns: { ...mapped.columns, name: undefined } }, /a column for Name/],
      [{ secret: 'Secret' }, /./],
    ] as const) {
      const { status, body } = await send(change);
      expect([status, JSON.stringify(body.errors)]).toEqual([422, expect.stringMatching(message)]);
    }
    expect(await steps.get(id)).toMatchObject({ state: 'mapping' });
  });
});

describe('undo', () => {
  it('B10.01 takes back what nobody touched since, says what stays and why, and a file can bring it again', async () => {
    await steps.run(await steps.rehearse(await steps.read(file(row('1'), row('2'), row('3')))));
    const before = await stored();
    const second = file(
      ...['1', '2', '3'].map((id) => row(id, { size: 'Large' })),
      ...['4', '5', '6', '7', '8'].map((id) => row(id)),
    );
    const job = await steps.run(await steps.rehearse(await steps.read(second)));
    expect(job.undo_until).toBe(new Date(app.now().getTime() + 7 * 86_400_000).toISOString());
    const after = await stored();
    const idOf = (sourceId: string) => after.find((pet) => pet.sourceId === sourceId)?.id ?? '';
    await manager.call(updatePet, { params: { id: idOf('2') }, body: { name: 'Touched' } });
    await app.buildVisit({ petId: idOf('5') });
    const diary = { params: { id: idOf('7') }, body: { text: 'Settled in.', mentions: [] } };
    await manager.call(addDiaryNoteOfPet, diary);
    await app.useCareParts();
    await manager.call(addWeight, { params: { id: idOf('8') }, body: { weight: '4.2 kg' } });
    await app.database.delete(pets).where(eq(pets.id, idOf('3')));
    await pass(3);
    const undone = await steps.undo(job);
    expect(undone).toMatchObject({ state: 'undone', undo_counts: { undone: 3, stays: 5 } });
    const stays = await steps.rows(undone, 'stays');
    expect(stays.map(({ row_id: id, reasons }) => [id, reasons.at(-1)])).toEqual([
      ['2', 'It stays, because it was changed since.'],
      ['3', 'It was deleted since.'],
      ...['5', '7', '8'].map((id) => [
        id,
        'It stays, because somebody visits, awaits or adopts it, cares for it or writes about it.',
      ]),
    ]);
    const left = await stored();
    expect(left.map(({ sourceId, size, name }) => [sourceId, size, name])).toEqual([
      ['1', 'Medium', 'Pet 1'],
      ['2', 'Large', 'Touched'],
      ...['5', '7', '8'].map((id) => [id, 'Medium', `Pet ${id}`]),
    ]);
    const { updatedAt: _, version: __, ...first } = left[0] ?? before[0] ?? ({} as never);
    expect(before[0]).toMatchObject(first);
    const again = await steps.rehearse(await steps.read(second));
    expect(again.counts).toMatchObject({ added: 2, deleted: 1, updated: 1, conflict: 1 });
    expect(sumOf(again)).toBe(8);
  });

  it('B10.01 R3.24 takes back an adoption that a file has said, with the visits that it cancelled', async () => {
    await steps.run(await steps.rehearse(await steps.read(file(row('1')))));
    const [pet] = await stored();
    const visit = await app.buildVisit({
      petId: pet?.id ?? '',
      status: 'confirmed',
      startsAt: new Date(app.now().getTime() + 3 * 86_400_000),
    });
    const adopted = file(row('1', { status: 'adopted' }));
    const job = await steps.run(await steps.rehearse(await steps.read(adopted)));
    expect(job).toMatchObject({ cancelled_visits: 1 });
    expect(await stored()).toMatchObject([{ status: 'Adopted' }]);
    const undone = await steps.undo(job);
    expect(undone.undo_counts).toEqual({ undone: 1, stays: 0 });
    expect(await stored()).toMatchObject([{ status: 'Available', adoptedAt: null }]);
    expect(visit.petId).toBe(pet?.id);
  });

  it('B10.01 ends after seven days', async () => {
    const job = await steps.run(await steps.rehearse(await steps.read(file(row('1')))));
    await pass(7);
    const { status } = await manager.call(endpoints.undoImport, { params: { id: job.id } });
    expect(status).toBe(409);
    expect(await stored()).toHaveLength(1);
  });
});
