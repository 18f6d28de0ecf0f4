import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PetInput } from '@pawmatch/contract/pets/pet-input';
import * as petEndpoints from '@pawmatch/contract/pets/pets-endpoints';
import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import { slotTimes as slotTimesOf } from '@pawmatch/contract/visits/bookable-times';
import { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import { addDays, toZonedTime, weekdayOf } from '@pawmatch/contract/zoned-time';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { drawPicture, readQuarters } from '../../testing/pictures.ts';
import { makeScratchFolder, removeScratchFolder } from '../../testing/scratch-folder.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { pets } from '../pets/pets.table.ts';
import { preferences } from '../preferences/preferences.tables.ts';
import { users } from '../users/users.table.ts';
import { visits } from '../visits/visits.table.ts';
import { demoPets } from './demo-pets.ts';
import { findDemoPictures } from './demo-pictures.ts';
import { type DemoAdmin, seedDemo } from './seed-demo.ts';

const slotTimes = slotTimesOf('2026-11-23', firstVisitingRules);

describe('the demonstration pets', () => {
  it('R2.36 have one picture each, 2 MB in all', async () => {
    const folder = findDemoPictures();
    const files = await readdir(folder);
    expect(new Set(files)).toEqual(new Set(demoPets.map(({ slug }) => `${slug}.webp`)));
    expect(files).toHaveLength(40);
    const sizes = await Promise.all(
      files.map(async (file) => (await stat(join(folder, file))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(2 * 1024 * 1024);
    for (const file of files) {
      const { format, width, height } = await sharp(join(folder, file)).metadata();
      expect([file, format, width, height]).toEqual([file, 'webp', 1200, 900]);
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

/** Two of the forty pictures. */
const pictureFolder = await makeScratchFolder();
const slugs = ['tuxedo', 'greyhound'];
for (const [index, slug] of slugs.entries()) {
  await writeFile(join(pictureFolder, `${slug}.webp`), await drawPicture(index + 1));
}
afterAll(() => removeScratchFolder(pictureFolder));

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
    for (const { startsAt, createdAt, status } of rows) {
      const { date, time } = toZonedTime(startsAt, 'America/New_York');
      expect(slotTimes).toContain(time);
      expect([0, 6]).not.toContain(weekdayOf(date));
      expect(createdAt < startsAt && createdAt < app.now()).toBe(true);
      if (status === 'completed') expect(startsAt < app.now()).toBe(true);
      if (['pending', 'approved', 'confirmed'].includes(status)) {
        expect(startsAt > app.now()).toBe(true);
        expect(date <= addDays('2026-11-20', 14)).toBe(true);
      }
    }
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

it('D09 creates no second admin, and seeds once when two servers start simultaneously', async () => {
  const app = await createTestApp();
  await app.buildUser({ role: 'admin' });
  const admins = await Promise.all([
    seedDemo(app.dependencies, pictureFolder),
    seedDemo(app.dependencies, pictureFolder),
  ]);
  expect(admins).toEqual([undefined, undefined]);
  expect(await app.database.select().from(pets)).toHaveLength(40);
  await app.close();
});

it('D22 books only valid slots at any time of the week and of the year, in any zone', async () => {
  const zones = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Berlin'];
  const times = ['2026-03-07T23:59:00Z', '2026-10-24T12:00:00Z', '2026-11-01T05:30:00Z'];
  for (const [index, timeZone] of zones.entries()) {
    const app = await createTestApp({
      config: { shelter: { ...readConfig({}).shelter, name: 'Elsewhere', timeZone } },
    });
    app.setNow(times[index] ?? TEST_NOW);
    await seedDemo(app.dependencies, pictureFolder);
    for (const { startsAt } of await app.database.select().from(visits)) {
      const { date, time } = toZonedTime(startsAt, timeZone);
      expect(slotTimes, `${date} ${time}`).toContain(time);
      expect([0, 6]).not.toContain(weekdayOf(date));
    }
    await app.close();
  }
});
