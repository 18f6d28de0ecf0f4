import type { ImportRow } from '@pawmatch/contract/import/import';
import {
  downloadImportRows,
  getImport,
  listImportRows,
} from '@pawmatch/contract/import/import-endpoints';
import { longDateMessages } from '@pawmatch/contract/long-date-messages';
import { scoreMatch } from '@pawmatch/contract/matching/scoring/score';
import * as numbers from '@pawmatch/contract/numbers/numbers-endpoints';
import { getPetFeed } from '@pawmatch/contract/open-feeds/open-feed-endpoints';
import { factLabel } from '@pawmatch/contract/pets/facts/fact-label';
import { completePetFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import { linkPets } from '@pawmatch/contract/pets/pets-endpoints';
import { addPlace } from '@pawmatch/contract/places/places-endpoints';
import type { Preferences } from '@pawmatch/contract/preferences/preferences';
import { toPreferences } from '@pawmatch/contract/preferences/to-preferences';
import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import { listTasks } from '@pawmatch/contract/tasks/tasks-endpoints';
import { slotDateLabel } from '@pawmatch/contract/visits/times/bookable-times';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { createVisit, getVisit, requestVisit } from '@pawmatch/contract/visits/visits-endpoints';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { careSheetPaper } from './features/adoption-papers/care-sheet-paper.ts';
import { describePet } from './features/adoption-papers/contracts/contract-field-values.ts';
import { importSteps } from './features/import/testing/upload-file.ts';
import { previewWords } from './features/pages/previews/draw-preview.ts';
import { pets } from './features/pets/pets.table.ts';
import { readHours } from './features/shelter/shelter-hours.ts';
import { FIRST_SHELTER } from './features/shelter/shelters.table.ts';
import { describeVisitTime } from './features/visits/notifications/visit-times.ts';
import { visits } from './features/visits/visits.table.ts';
import { WALK_IN_NAME } from './features/visits/walk-in-name.ts';
import { inLanguage } from './platform/language/language.ts';
import { openTestApp, TEST_NOW } from './testing/test-app.ts';

const app = await openTestApp();

const spanish = { 'Accept-Language': 'es-US,es;q=0.9,en;q=0.8' };

describe('refusals', () => {
  it('B5.03 are in the language of the page that asks; `error` and `code` are not', async () => {
    const adopter = await app.signIn('adopter');
    const luna = await app.buildPet({ name: 'Luna' });
    const request = async (headers = {}) => {
      const body = { requested_at: '2026-11-23T19:00:00.000Z' };
      const { body: answer } = await adopter.call(requestVisit, {
        ...{ params: { petId: luna.id }, body, headers },
      });
      return answer as { code: string; error: string; detail: string; message: string };
    };
    expect((await request(spanish)).message).toBe('¡Enviamos tu solicitud para visitar a Luna!');
    const [english, answer] = [await request(), await request(spanish)];
    expect([answer.code, answer.error]).toEqual([english.code, english.error]);
    expect(answer.detail).not.toBe(english.detail);
  });

  it('B5.03 name fields, pets and limits in Spanish', async () => {
    await app.useCareParts();
    const staff = await app.signIn('staff');
    const luna = await app.buildPet({ name: 'Luna' });
    const refusals = await Promise.all([
      staff.call(linkPets, {
        ...{ params: { id: luna.id }, body: { pet_id: luna.id }, headers: spanish },
      }),
      staff.call(createVisit, {
        body: {
          ...{ pet_id: luna.id, full_name: 'Ana', phone_number: '5551234567' },
          ...{ requested_at: '2020-01-01T15:00:00.000Z', status: 'confirmed' },
        },
        headers: spanish,
      }),
      staff.call(addPlace, {
        ...{ body: { name: 'Patio', capacity: null }, headers: spanish },
      }),
      staff.call(numbers.getNumbers, { query: { from: '2030-01-01' }, headers: spanish }),
    ]);
    expect(refusals.map(({ body }) => (body as { detail: string }).detail)).toEqual([
      'Una mascota no puede ser su propia pareja. Elige otra mascota.',
      'Elige una hora futura.',
      'Falta el valor de “is_capacity_strict”, o no es válido.',
      'El período aún no empieza.',
    ]);
  });
});

describe('texts that the server makes', () => {
  it('B5.05 B2.01 reasons of a match agree with the sex of the animal, the wish included', () => {
    const wishes: Preferences = {
      ...toPreferences({ pet_type: 'NoPreference' }),
      preferred_energy_level: 'Calm',
      preferred_size: 'Small',
      preferred_age: 'Adult',
      preferred_sex: 'Male',
    };
    const sayReasons = (sex: 'Female' | 'Male') => {
      const known = { energy_level: 'Moderate', size: 'Medium', age_group: 'Adult' } as const;
      const facts = completePetFacts({ species: 'Dog', sex, ...known });
      const pet = { ...facts, training_traits: [] };
      const match = inLanguage('es', () => scoreMatch(pet, { preferences: wishes, traits: [] }));
      return match?.reasons.map(({ text }) => text);
    };
    expect(sayReasons('Female')).toEqual(
      expect.arrayContaining([
        'Moderada; querías: tranquila',
        'Mediana de tamaño; querías: chica',
        'Adulta, como querías',
        'Hembra; querías: macho',
      ]),
    );
    expect(sayReasons('Male')).toEqual(
      expect.arrayContaining(['Moderado; querías: tranquilo', 'Mediano de tamaño; querías: chico']),
    );
  });

  it('B5.05 a female is "perra" or "gata" on previews, in contracts and among facts', () => {
    const named = { name: '', breed: '', age_group: 'Adult', size: 'Small' } as const;
    const words = (species: 'Dog' | 'Cat', sex: 'Female' | 'Male') =>
      previewWords({ ...named, species, sex, status: 'Available', photoHash: null });
    inLanguage('es', () => {
      expect(words('Dog', 'Female')).toMatchObject({
        ...{ name: 'Esta perra', breed: 'Perra', facts: 'Adulta · Hembra · Chica' },
      });
      expect(words('Cat', 'Male')).toMatchObject({ name: 'Este gato', breed: 'Gato' });
      expect(describePet({ species: 'Cat', breed: 'Siamese', sex: 'Female' })).toBe(
        'Gata, Siamese, hembra',
      );
      expect(factLabel('species', 'Dog')).toBe('Perro');
    });
    expect(words('Dog', 'Female').name).toBe('This dog');
  });

  it('B5.05 no comma follows a weekday in Spanish', () => {
    const instant = new Date('2026-11-23T18:00:00.000Z');
    const said = () => [
      slotDateLabel('2026-11-23'),
      describeVisitTime(instant, 'America/New_York'),
      longDateMessages.withWeekday('lunes, 23 de noviembre de 2026, 2:00 p.m.'),
    ];
    expect(inLanguage('es', said)).toEqual([
      'lunes 23 de noviembre de 2026',
      expect.stringMatching(/^lunes 23 de noviembre a la 1:00/),
      'lunes 23 de noviembre de 2026 a las 2:00 p.m.',
    ]);
    expect(said().slice(0, 2)).toEqual([
      'Monday, November 23, 2026',
      'Monday, November 23 at 1:00 PM',
    ]);
  });

  it('B5.02 titles of tasks and words of charts are in Spanish, and open feeds in English', async () => {
    await app.database.delete(visits);
    const [adopter, staff] = [await app.signIn('adopter'), await app.signIn('staff')];
    await app.buildVisit({
      ...{ status: 'pending', petId: (await app.buildPet({ name: 'Nube' })).id },
      userId: adopter.user.id,
    });
    const { body } = await staff.call(listTasks, { headers: spanish });
    const titles = (body.tasks as { title: string }[]).map(({ title }) => title);
    expect(titles).toEqual([expect.stringMatching(/^Responder a .+, que quiere conocer a Nube$/)]);
    const counted = await staff.call(numbers.getNumbers, { headers: spanish });
    const [intake] = (counted.body as numbers.Numbers).charts;
    expect(intake).toMatchObject({ title: 'Ingresos por tipo' });
    expect(intake?.summary).toMatch(/estancias?, y \d+ un año antes\./);
    const feed = await app.visitor().call(getPetFeed, { headers: spanish });
    expect(feed.body).toMatchObject({ language: 'en-US' });
    expect(feed.body.title).toMatch(/^Pets/);
  });

  it('B5.02 hours that follow from the settings, and walk-ins without a name, are in Spanish; own words stay', async () => {
    const read = (hours: string | null) =>
      inLanguage('es', () => readHours({ hours, visiting: firstVisitingRules }));
    expect(read('Monday to Friday, 10 AM to 4 PM')).toMatch(/^Lunes a viernes, de 10/);
    expect([read('By appointment'), read(null)]).toEqual(['By appointment', null]);
    const staff = await app.signIn('staff');
    const { id } = await app.buildVisit({ userId: null, visitorName: WALK_IN_NAME });
    const names = [];
    for (const headers of [{}, spanish]) {
      const { body } = await staff.call(getVisit, { params: { id }, headers });
      names.push((body as Visit).user.full_name);
    }
    expect(names).toEqual(['Walk-in', 'Visitante sin cita']);
  });

  it('B5.02 B5.03 B5.05 B10.02 what is stored of an import is in the language of each reader', async () => {
    const manager = await app.signIn('manager');
    const steps = importSteps(app, manager);
    const sheet = (...rows: string[]) =>
      ['id,species,breed_primary,age,sex,size,name,status,posted', ...rows, ''].join('\n');
    await steps.run(
      await steps.rehearse(
        await steps.read(sheet('1,Dog,Beagle,Adult,Male,Medium,Sol,adoptable,')),
      ),
    );
    const job = await steps.rehearse(
      await steps.read(
        sheet(
          '1,Dog,Beagle,Adult,Male,Large,Sol,adoptable,',
          '2,Dog,Beagle,Adult,Male,Medium,Luz,lost,',
          '3,Dog,Beagle,Adult,Male,Medium,,adoptable,',
          '4,Dog,Beagle,Adult,Male,Medium,Rayo',
          '5,Dog,Beagle,Adult,Female,Medium,Estrella,adoptable,',
          '6,Dog,Beagle,Adult,Male,Medium,Cielo,adopted,',
        ),
      ),
    );
    const params = { id: job.id };
    const saidIn = async (headers: Record<string, string>) => {
      const { body } = await manager.call(listImportRows, { params, query: {}, headers });
      return (body.rows as ImportRow[]).flatMap(({ changes, reasons }) => [...changes, ...reasons]);
    };
    expect(await saidIn({})).toEqual([
      'Size: "Medium" becomes "Large".',
      'status: "lost" is not known here.',
      'name: Name is required.',
      'This row has fewer cells than the header.',
      'Dog · Beagle · Female · Adult · Medium · Available',
      'Dog · Beagle · Male · Adult · Medium · Adopted',
    ]);
    expect(await saidIn(spanish)).toEqual([
      'Tamaño: “Mediano” cambia a “Grande”.',
      'status: “lost” no se conoce aquí.',
      'name: El nombre no puede quedar en blanco.',
      'Esta fila tiene menos celdas que el encabezado.',
      'Perra · Beagle · Hembra · Adulta · Mediana · Disponible',
      'Perro · Beagle · Macho · Adulto · Mediano · Adoptado',
    ]);
    const list = await manager.call(downloadImportRows, { params, query: {}, headers: spanish });
    expect(list.body).toContain(',3,rechazada,status: “lost” no se conoce aquí.');
    await app.database.execute(
      sql`UPDATE import_rows SET reasons = ARRAY['Of an earlier version.']`,
    );
    expect(await saidIn(spanish)).toContain('Of an earlier version.');
    const { id } = await steps.read('%PDF-1.7');
    const problemIn = async (headers: Record<string, string>) =>
      (await manager.call(getImport, { params: { id }, headers })).body.problem;
    expect(await problemIn({})).toMatch(/^pets\.csv is a PDF document, not CSV\./);
    expect(await problemIn(spanish)).toMatch(/^pets\.csv es un documento PDF, no CSV\./);
  });

  it('B5.02 B5.05 papers and their dates are in Spanish', async () => {
    const { id } = await app.buildPet({ name: 'Iris' });
    const [iris] = await app.database.select().from(pets).where(eq(pets.id, id));
    if (!iris) throw new Error('The pet was just made.');
    const shelter = app.dependencies.shelters.of(FIRST_SHELTER);
    const luna: typeof iris = {
      ...{ ...iris, name: 'Luna', trainingTraits: ['HouseTrained'] },
      ...{ summary: 'Calm.', description: null, shelterNotes: 'Eats slowly.' },
      translations: { es: { summary: 'Tranquila.', description: null } },
    };
    const paper = inLanguage('es', () =>
      careSheetPaper([luna, iris], [], shelter, new Date(TEST_NOW)),
    );
    expect(paper.title).toBe('Salud y cuidados de Luna e Iris');
    expect(paper.footer).toMatch(/· Lo que se sabe al 20 de noviembre de 2026$/);
    const said = paper.blocks.flatMap((block) =>
      block.kind === 'paragraph' ? [[block.lang, block.phrases[0]?.text]] : [],
    );
    expect(said.slice(0, 3)).toEqual([
      [undefined, 'Hace sus necesidades afuera'],
      ['en', 'Eats slowly.'],
      ['es', 'Tranquila.'],
    ]);
  });
});
