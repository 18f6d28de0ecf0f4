import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { adoptionStages } from '@pawmatch/contract/adoptions/adoption-values';
import { listNetworkShelters } from '@pawmatch/contract/network/network-endpoints';
import { getNumbers, type Numbers } from '@pawmatch/contract/numbers/numbers-endpoints';
import type { Pet } from '@pawmatch/contract/pets/pet';
import * as petEndpoints from '@pawmatch/contract/pets/pets-endpoints';
import { PetInput } from '@pawmatch/contract/pets/staff/pet-input';
import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import { getShelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import { SHELTER_HEADER } from '@pawmatch/contract/shelter-address';
import {
  openSpans,
  slotTimes as slotTimesOf,
} from '@pawmatch/contract/visits/times/bookable-times';
import type { SlotDay } from '@pawmatch/contract/visits/visit';
import { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import {
  cancelOwnVisit,
  listSlots,
  requestVisit,
} from '@pawmatch/contract/visits/visits-endpoints';
import { addDays, toZonedTime, weekdayOf } from '@pawmatch/contract/zoned-time';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { drawPicture, readQuarters } from '../../testing/pictures.ts';
import { makeScratchFolder, removeScratchFolder } from '../../testing/scratch-folder.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { adoptions } from '../adoptions/adoptions.table.ts';
import { pets } from '../pets/pets.table.ts';
import { preferences } from '../preferences/preferences.tables.ts';
import { petReturns } from '../returns/pet-returns.table.ts';
import { users } from '../users/users.table.ts';
import { visits } from '../visits/visits.table.ts';
import { demoPets } from './demo-pets.ts';
import { demoPhotos } from './demo-photos.ts';
import { findDemoPictures } from './demo-pictures.ts';
import { spanishStories } from './pets/spanish-stories.ts';
import { type DemoAdmin, seedDemo } from './seed-demo.ts';

const slotTimes = slotTimesOf('2026-11-23', firstVisitingRules);

describe('the demonstration pets', () => {
  it('R2.36 B7.03 have two or three pictures each, 3 MB in all', async () => {
    const folder = findDemoPictures();
    const files = await readdir(folder);
    const named = demoPets.flatMap(({ slug }) => {
      const photos = demoPhotos(slug);
      expect([2, 3], slug).toContain(photos.length);
      return photos.map(({ file }) => file);
    });
    expect(new Set(files)).toEqual(new Set(named));
    const sizes = await Promise.all(
      files.map(async (file) => (await stat(join(folder, file))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(3 * 1024 * 1024);
    for (const file of files) {
      const { format, width, height } = await sharp(join(folder, file)).metadata();
      const size = /-[23]\.webp$/.test(file) ? [640, 480] : [1200, 900];
      expect([file, format, width, height]).toEqual([file, 'webp', ...size]);
    }
  });

  it('R3.24 are complete, each with its own texts', () => {
    const names = new Set(demoPets.map(({ pet }) => pet.name));
    expect(names.size).toBe(40);
    for (const { pet } of demoPets) {
      expect(PetInput.safeParse(pet).success, pet.name).toBe(true);
      expect(pet.summary?.length ?? 0, pet.name).toBeGreaterThan(30);
      expect(pet.summary?.length ?? 0, pet.name).toBeLessThan(160);
      expect(pet.description?.length ?? 0, pet.name).toBeGreaterThan(200);
      const [firstName = ''] = pet.name.split(' ');
      expect(`${pet.summary} ${pet.description}`, pet.name).toContain(firstName);
      expect(`${pet.summary} ${pet.description} ${pet.shelter_notes}`, pet.name).not.toMatch(
        /forever home|fur.?ever|heart of gold|ray of sunshine|fur baby/i,
      );
    }
  });

  it('B5.02 have a story of their own in Spanish', () => {
    for (const { pet } of demoPets) {
      const { translations } = PetInput.parse(pet);
      const { summary, description } = translations?.es ?? {};
      expect(description?.length ?? 0, pet.name).toBeGreaterThan(200);
      expect(summary?.length ?? 0, pet.name).toBeGreaterThan(30);
      expect(summary?.length ?? 0, pet.name).toBeLessThan(160);
      expect(description, pet.name).toContain(pet.name.split(' ')[0]);
    }
    expect(Object.keys(spanishStories)).toHaveLength(demoPets.length);
  });

  it('D15 have every optional fact unknown for some pet, and use all of its values', () => {
    const rows = demoPets.map(({ pet }) => PetInput.parse(pet));
    const valuesOf = (field: keyof PetInput) => new Set(rows.map((row) => row[field] ?? null));
    for (const field of ['kid_friendly', 'dog_friendly', 'allergy_friendly'] as const) {
      expect(valuesOf(field), field).toEqual(new Set([true, false, null]));
    }
    expect(valuesOf('special_needs')).toEqual(new Set([true, null]));
    expect(valuesOf('status')).toEqual(new Set(['Available', 'Pending', 'Adopted']));
    expect(valuesOf('size').size).toBe(4);
    expect(valuesOf('energy_level').size).toBe(4);
    expect(valuesOf('experience_level').size).toBe(3);
    expect(valuesOf('hair_length').size).toBe(3);
    expect(valuesOf('shelter_notes').has(null)).toBe(true);
    expect(rows.filter(({ status }) => status === 'Available').length).toBeGreaterThan(30);
  });

  it('B2.11 have for about a third what the optional questions about a home ask, with all values', () => {
    const rows = demoPets.map(({ pet }) => PetInput.parse(pet));
    for (const field of ['home_alone', 'home_needed', 'children_from'] as const) {
      const known = rows.flatMap((row) => row[field] ?? []);
      expect(known.length / rows.length, field).toBeGreaterThan(0.3);
      expect(known.length / rows.length, field).toBeLessThan(0.4);
      expect(new Set(known).size, field).toBe(3);
    }
  });
});

/** Some of the pictures. */
const pictureFolder = await makeScratchFolder();
const pictures = ['tuxedo', 'greyhound', 'tuxedo-2'];
for (const [index, name] of pictures.entries()) {
  await writeFile(join(pictureFolder, `${name}.webp`), await drawPicture(index + 1));
}
afterAll(() => removeScratchFolder(pictureFolder));
/** For what does not look at pictures, of which each seed makes several sizes. */
const noPictures = await makeScratchFolder();
afterAll(() => removeScratchFolder(noPictures));

it('B3.13 what the environment sets about the demonstration shelter stays', async () => {
  const shelter = { ...readConfig({}).shelter, address: '1 Main Street', phone: '555-0100' };
  const app = await createTestApp({ config: { shelter } });
  await seedDemo(app.dependencies, noPictures);
  const { body } = await app.visitor().call(getShelter);
  expect(body).toMatchObject({ address: '1 Main Street', phone: '555-0100' });
  expect(body.email).toBe('hello@pawmatch.example');
  await app.close();
});

it('B8.01 DEMO=network makes three shelters with 120 pets, staff of each and something to do', async () => {
  const app = await createTestApp({ config: { demo: 'network' } });
  const account = await seedDemo(app.dependencies, noPictures);
  const admin = app.visitor();
  await admin.logIn(account ?? { email: '', password: '' });
  const { body } = await admin.call(listNetworkShelters);
  expect(body.map(({ name }: { name: string }) => name)).toEqual([
    ...['Lakeside Animal Haven', 'Pawmatch Shelter', 'Prairie Paws'],
  ]);
  for (const { managers, open_requests } of body) {
    expect(managers).toHaveLength(1);
    expect(open_requests).toBeGreaterThan(0);
  }
  const { headers } = await app.visitor().call(petEndpoints.listPets, { query: { limit: 100 } });
  expect(headers.get('x-total-count')).toBe('120');
  const names = (await app.database.select().from(pets)).map(({ name }) => name);
  expect(new Set(names).size).toBe(120);
  const volunteer = app.visitor();
  const email = 'volunteer3@pawmatch.example';
  await volunteer.logIn({ email, password: account?.password ?? '' });
  const there = { headers: { [SHELTER_HEADER]: 'prairie-paws' } };
  expect((await volunteer.request('/api/pets?limit=100', there)).body).toHaveLength(40);
  const today = await volunteer.request('/api/admin/visit-requests?view=today', there);
  expect(today.body).toMatchObject([{ status: 'confirmed' }]);
  await app.close();
});

it('B3.13 a shelter without the demonstration has no made-up contact', async () => {
  const app = await createTestApp();
  const { body } = await app.visitor().call(getShelter);
  expect(body).toMatchObject({ address: null, phone: null, email: null, hours: null });
  expect(body.visiting.closures).toEqual([]);
  await app.close();
});

describe('seedDemo', () => {
  let app: TestApp;
  let admin: DemoAdmin | undefined;
  beforeAll(async () => {
    app = await createTestApp();
    admin = await seedDemo(app.dependencies, pictureFolder);
  });
  afterAll(() => app.close());

  it('D17 gives the pets their pictures, by the path of every image', async () => {
    const shown = (await app.database.select().from(pets)).filter((pet) => pet.photoHash);
    expect(new Set(shown.map(({ name }) => name))).toEqual(new Set(['Sir Reginald', 'Lady Jane']));
    for (const { photoHash } of shown) {
      const response = await fetch(`${app.url}/images/${photoHash}/small.webp`);
      expect(await readQuarters(Buffer.from(await response.arrayBuffer()))).toBe('rgbw');
    }
  });

  it('R1.01 creates forty pets, spread over the past months', async () => {
    const result = await app.visitor().call(petEndpoints.listPets, { query: { limit: 100 } });
    expect(result.body).toHaveLength(40);
    const ages = result.body.map(
      (pet: { created_at: string }) => Date.parse(TEST_NOW) - Date.parse(pet.created_at),
    );
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages) / 86_400_000).toBeGreaterThan(120);
    expect(new Set(ages).size).toBe(40);
  });

  it('D09 S63 returns an admin who can log in with a random password', async () => {
    expect(admin?.password).toMatch(/^([a-z]{5}-){3}[a-z]{5}$/);
    const session = await app.visitor().logIn(admin ?? { email: '', password: '' });
    expect(session.user.role).toBe('admin');
    const expiresAt = new Date(app.now().getTime() + 24 * 60 * 60_000);
    expect(admin?.passwordExpiresAt).toEqual(expiresAt);
    const [row] = await app.database.select().from(users).where(eq(users.role, 'admin'));
    expect(row).toMatchObject({ passwordExpiresAt: expiresAt, emailConfirmedAt: app.now() });
  });

  it('R2.46 R5.14 books visits in every status, on weekday slots of the shelter', async () => {
    const rows = await app.database.select().from(visits);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(VisitStatus.options));
    for (const { startsAt, endsAt, createdAt, status } of rows) {
      const { date, time } = toZonedTime(startsAt, 'America/New_York');
      expect(slotTimes).toContain(time);
      expect([0, 6]).not.toContain(weekdayOf(date));
      expect(createdAt < startsAt && createdAt < app.now()).toBe(true);
      if (status === 'completed') expect(endsAt <= app.now()).toBe(true);
      if (['pending', 'approved', 'confirmed'].includes(status)) {
        expect(endsAt > app.now()).toBe(true);
        expect(date <= addDays('2026-11-20', 14)).toBe(true);
      }
    }
  });

  it('B3.13 has a made-up contact', async () => {
    const { body } = await app.visitor().call(getShelter);
    expect(body).toMatchObject({
      address: '48 Juniper Lane, Springfield, IL 62701',
      phone: '(217) 555-0142',
      email: 'hello@pawmatch.example',
      hours: 'Monday to Friday, 10 AM to 4 PM',
    });
  });

  it('B7.04 keeps the face of each picture in its crops, also of further ones', async () => {
    const { body } = await app.visitor().call(petEndpoints.listPets, { query: { limit: 100 } });
    const points = body
      .map((pet: Pet) => pet.photos.map((photo) => photo.focal_point))
      .filter((of: unknown[]) => of.length > 0);
    const wanted = [demoPhotos('greyhound').slice(0, 1), demoPhotos('tuxedo').slice(0, 2)];
    expect(new Set(points)).toEqual(
      new Set(wanted.map((of) => of.map(({ focalPoint }) => focalPoint))),
    );
  });

  it('B3.03 has a history in the order of its times, where nothing is told before it happened', async () => {
    const { rows } = await app.database.execute<Record<'count' | 'late' | 'early', number>>(sql`
      SELECT count(*)::int AS count,
        count(*) FILTER (WHERE happened_at > ${app.now().toISOString()}::timestamptz)::int AS late,
        (SELECT count(*) FROM (
          SELECT happened_at < lag(happened_at) OVER (ORDER BY id) AS is_out FROM events) AS each
          WHERE is_out)::int
        + (SELECT count(*) FROM events JOIN visits ON visits.id = entity_id
          WHERE changes -> 'status' ->> 1 = 'completed' AND happened_at < ends_at)::int AS early
      FROM events`);
    expect(rows[0]).toMatchObject({ late: 0, early: 0 });
    expect(rows[0]?.count).toBeGreaterThan(40);
  });

  it('R3.16 has adopters with and without preferences', async () => {
    const people = (await app.database.select().from(users)).filter(
      ({ role }) => role === 'adopter',
    );
    const saved = await app.database.select().from(preferences);
    expect(people.length).toBeGreaterThan(saved.length);
    expect(saved.length).toBeGreaterThan(3);
    expect(people.every(({ email }) => email.endsWith('@example.org'))).toBe(true);
  });

  it('B9.10 B9.04 B9.09 has adoptions in every stage, two returns, and two years of stays to count', async () => {
    const rows = await app.database.select().from(adoptions);
    expect(new Set(rows.map(({ stage }) => stage))).toEqual(new Set(adoptionStages));
    expect(await app.database.$count(petReturns)).toBe(2);
    const timeZone = 'America/New_York';
    const schedule = { time_zone: timeZone, visiting: firstVisitingRules };
    const answerTimes = rows.flatMap(({ answerBy }) => answerBy ?? []);
    expect(answerTimes).toHaveLength(2);
    for (const answerBy of answerTimes) {
      const spans = openSpans(toZonedTime(answerBy, timeZone).date, schedule);
      const isOpen = spans.some((it) => it.startsAt <= answerBy && answerBy <= it.endsAt);
      expect(isOpen, `${answerBy}`).toBe(true);
    }
    const staff = await app.signIn('staff');
    const { body } = await staff.call(getNumbers);
    const { current, year_before }: Numbers = body;
    for (const { intake, outcomes, live_release, course } of [current, year_before]) {
      expect(intake.stray).toBeGreaterThan(15);
      expect(outcomes.adopted).toBeGreaterThan(30);
      expect(live_release.rate).toBeGreaterThan(0.8);
      expect(course.every(({ came }) => came > 0)).toBe(true);
    }
    expect(current.in_care).toBe(36);
    expect(current.visits).toMatchObject({ adopted: 3 });
    expect(current.answers.median_hours).toBeGreaterThan(0);
    expect(current.adoptions.back_30 + current.adoptions.back_90).toBeGreaterThan(0);
  });

  it('D09 does nothing when the database has data', async () => {
    expect(await seedDemo(app.dependencies, pictureFolder)).toBeUndefined();
    expect(await app.database.select().from(pets)).toHaveLength(40);
    const other = await createTestApp();
    await other.buildPet({ name: 'The only one' });
    expect(await seedDemo(other.dependencies, pictureFolder)).toBeUndefined();
    expect(await other.database.select().from(pets)).toHaveLength(1);
    await other.close();
  });
});

it('D09 B8.01 creates no second admin, who manages all shelters with colleagues, and seeds once when two servers start simultaneously', async () => {
  const app = await createTestApp({ config: { demo: 'network' } });
  const { email } = await app.buildUser({ role: 'admin' });
  const admins = await Promise.all([
    seedDemo(app.dependencies, pictureFolder),
    seedDemo(app.dependencies, pictureFolder),
  ]);
  expect(admins).toEqual([undefined, undefined]);
  expect(await app.database.select().from(pets)).toHaveLength(120);
  const sheltersOf = async (email: string) => {
    const person = app.visitor();
    await person.logIn({ email, password: app.password });
    return (await person.request('/api/users/me')).body.shelters;
  };
  expect(await sheltersOf(email)).toHaveLength(3);
  const [shelter] = await sheltersOf('volunteer2@pawmatch.example');
  expect(shelter.role).toBe('volunteer');
  await app.close();
});

const newYork = (instant: Date) => toZonedTime(instant, 'America/New_York').date;

describe.each([
  ['the eve of Thanksgiving', '2026-11-25T14:00:00Z', ['confirmed', 'confirmed', 'confirmed']],
  ['Thanksgiving', '2026-11-26T18:45:00Z', ['completed', 'confirmed', 'confirmed']],
  ['a Friday evening', '2026-11-20T23:30:00Z', ['completed', 'completed', 'completed']],
  ['a Saturday', '2026-11-21T15:00:00Z', []],
  ['a Sunday', '2026-12-27T15:00:00Z', []],
])('the demonstration that starts on %s', (_, now, statusesToday) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    app.setNow(now);
    await seedDemo(app.dependencies, noPictures);
  });
  afterAll(() => app.close());

  it('R5.14 R9.07 offers all weekdays of the next fourteen days, without closures', async () => {
    const [biscuit] = await app.database.select().from(pets).where(eq(pets.name, 'Biscuit'));
    const petId = biscuit?.id ?? '';
    const days: SlotDay[] = (await app.visitor().call(listSlots, { query: { pet_id: petId } }))
      .body;
    const weekdays = Array.from({ length: 14 }, (_, index) =>
      addDays(newYork(app.now()), index + 1),
    ).filter((date) => ![0, 6].includes(weekdayOf(date)));
    expect(days.map(({ date }) => date)).toEqual(weekdays);
    const adopter = await app.signIn();
    for (const { date, slots } of days) {
      const free = slots.find(({ available }) => available);
      const response = await adopter.call(requestVisit, {
        params: { petId },
        body: { requested_at: free?.requested_at },
      });
      expect([date, response.status]).toEqual([date, 201]);
      // One adopter may have one open request for a pet.
      await adopter.call(cancelOwnVisit, { params: { id: response.body.id } });
    }
  });

  it('R5.14 has visits of today when today is a weekday, and those that are over are completed', async () => {
    const rows = await app.database.select().from(visits).orderBy(visits.startsAt);
    const today = rows.filter(({ startsAt }) => newYork(startsAt) === newYork(app.now()));
    expect(today.map(({ status }) => status)).toEqual(statusesToday);
    for (const { createdAt } of today) expect(newYork(createdAt) < newYork(app.now())).toBe(true);
  });
});

it('D22 books only valid slots at any time of the week and of the year, in any zone', async () => {
  const zones = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Berlin'];
  const times = ['2026-03-07T23:59:00Z', '2026-10-24T12:00:00Z', '2026-11-01T05:30:00Z'];
  for (const [index, timeZone] of zones.entries()) {
    const app = await createTestApp({
      config: { shelter: { ...readConfig({}).shelter, name: 'Elsewhere', timeZone } },
    });
    app.setNow(times[index] ?? TEST_NOW);
    await seedDemo(app.dependencies, noPictures);
    for (const { startsAt } of await app.database.select().from(visits)) {
      const { date, time } = toZonedTime(startsAt, timeZone);
      expect(slotTimes, `${date} ${time}`).toContain(time);
      expect([0, 6]).not.toContain(weekdayOf(date));
    }
    await app.close();
  }
});
