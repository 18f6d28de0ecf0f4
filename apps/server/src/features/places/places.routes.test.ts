import { getPet } from '@pawmatch/contract/pets/pets-endpoints';
import { getOccupancy, type Occupancy } from '@pawmatch/contract/places/occupancy-endpoints';
import * as endpoints from '@pawmatch/contract/places/places-endpoints';
import { getPetRecord, recordOutcome } from '@pawmatch/contract/stays/stays-endpoints';
import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildSecondShelter, SECOND_SHELTER, signInThere } from '../../testing/second-shelter.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { pets } from '../pets/pets.table.ts';
import { stays } from '../pets/stays.table.ts';
import { petPlaces, places } from './places.tables.ts';

const app = await openTestApp();
beforeAll(() => app.useCareParts());
const staff = await app.signIn('staff');
beforeEach(async () => {
  await app.database.delete(petPlaces);
  await app.database.delete(places);
  await app.database.delete(pets);
});

type Fields = Partial<Parameters<typeof app.buildPet>[0]>;
const buildPet = async (fields: Fields = {}) => (await app.buildPet(fields)).id;

const board = async () => (await staff.call(endpoints.getPlaces)).body as endpoints.PlaceBoard;

async function addPlace(name: string, fields: object = {}): Promise<string> {
  const body = { name, capacity: null, is_capacity_strict: false, ...fields };
  const { status, body: after } = await staff.call(endpoints.addPlace, { body });
  expect(status).toBe(201);
  const found = (after as endpoints.PlaceBoard).places.filter((place) => place.name === name);
  return found.at(-1)?.id ?? '';
}

const move = (moves: endpoints.PlaceMove[], client = staff) =>
  client.call(endpoints.movePets, { body: { moves } });

const inWords = ({ places: all, without_place }: endpoints.PlaceBoard) => [
  ...all.map(({ name, pets: here }) => `${name}: ${here.map((pet) => pet.name).join(', ')}`),
  `none: ${without_place.map(({ name }) => name).join(', ')}`,
];

describe('places', () => {
  it('B11.01 are a tree of three levels, in the order of their numbers, with the pets that live there', async () => {
    const site = await addPlace('Main House');
    const area = await addPlace('Cat Room', { parent_id: site });
    const kennels = [];
    for (const name of ['Kennel 10', 'Kennel 2']) {
      kennels.push(await addPlace(name, { parent_id: area, capacity: 2 }));
    }
    const body = {
      name: 'Shelf',
      capacity: null,
      is_capacity_strict: false,
      parent_id: kennels[0],
    };
    const refused = await staff.call(endpoints.addPlace, { body });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'parent_id' }] } });
    const [biscuit, mochi] = [
      await buildPet({ name: 'Biscuit' }),
      await buildPet({ name: 'Mochi' }),
    ];
    await move([{ pet_id: mochi, from: null, to: kennels[1] ?? '' }]);
    const now = await board();
    expect(inWords(now)).toEqual([
      'Cat Room: ',
      'Kennel 2: Mochi',
      'Kennel 10: ',
      'Main House: ',
      'none: Biscuit',
    ]);
    expect(now.places[1]).toMatchObject({ parent_id: area, capacity: 2, warnings: [] });
    expect(now.without_place[0]).toMatchObject({ id: biscuit, status: 'Available' });
  });

  it('B11.01 keep each move, and the last one is taken back by moving back', async () => {
    const [one, two] = [await addPlace('One'), await addPlace('Two')];
    const pet = await buildPet({ name: 'Biscuit' });
    await move([{ pet_id: pet, from: null, to: one }]);
    app.advance(60);
    await move([{ pet_id: pet, from: one, to: two }]);
    app.advance(60);
    await move([{ pet_id: pet, from: two, to: one }]);
    expect(inWords(await board())).toEqual(['One: Biscuit', 'Two: ', 'none: ']);
    const kept = await app.database.select().from(petPlaces).orderBy(petPlaces.since);
    expect(kept.map(({ placeId, until }) => [placeId, until !== null])).toEqual([
      [one, true],
      [two, true],
      [one, false],
    ]);
    expect(kept.every(({ movedBy }) => movedBy === staff.user.id)).toBe(true);
  });

  it('B11.01 warn of more pets than fit, and of those that do not get along', async () => {
    const kennel = await addPlace('Kennel', { capacity: 1 });
    const dog = await buildPet({ species: 'Dog', cat_friendly: false });
    const cat = await buildPet({ species: 'Cat' });
    await move([{ pet_id: dog, from: null, to: kennel }]);
    expect((await board()).places[0]?.warnings).toEqual([]);
    const { body } = await move([{ pet_id: cat, from: null, to: kennel }]);
    expect(body.refused).toEqual([]);
    expect(body.board.places[0].warnings).toEqual(['over_full', 'not_good_together']);
  });

  it('B11.01 with a strict limit never have more pets, whoever moves them at once', async () => {
    const kennel = await addPlace('Kennel', { capacity: 3, is_capacity_strict: true });
    const ids = await Promise.all(Array.from({ length: 30 }, () => buildPet()));
    const answers = await Promise.all(
      ids.map((pet_id) => move([{ pet_id, from: null, to: kennel }])),
    );
    const reasons = answers.flatMap(({ body }) =>
      body.refused.map(({ reason }: { reason: string }) => reason),
    );
    expect(reasons).toEqual(Array.from({ length: 27 }, () => 'full'));
    expect((await board()).places[0]?.pets).toHaveLength(3);
  });

  it('B11.01 of one pet are decided once, whoever is first of twenty', async () => {
    const [one, two] = [await addPlace('One'), await addPlace('Two')];
    const pet_id = await buildPet();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        move([{ pet_id, from: null, to: index % 2 ? one : two }]),
      ),
    );
    const refused = answers.filter(({ body }) => body.refused.length > 0);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(refused).toHaveLength(19);
    expect(refused[0]?.body.refused).toEqual([{ pet_id, reason: 'moved_meanwhile' }]);
    const isOpen = and(eq(petPlaces.petId, pet_id), isNull(petPlaces.until));
    expect(await app.database.$count(petPlaces, isOpen)).toBe(1);
  });

  it('B11.01 are not closed while pets live there or places are inside', async () => {
    const area = await addPlace('Area');
    const kennel = await addPlace('Kennel', { parent_id: area });
    const pet_id = await buildPet();
    await move([{ pet_id, from: null, to: kennel }]);
    const close = (id: string) => staff.call(endpoints.closePlace, { params: { id } });
    expect(await close(area)).toMatchObject({ status: 409, body: { code: 'PLACE_IN_USE' } });
    expect((await close(kennel)).body.detail).toBe('One pet lives here. Please move it first.');
    await move([{ pet_id, from: kennel, to: null }]);
    expect((await close(kennel)).status).toBe(200);
    expect((await close(area)).body.places).toEqual([]);
    expect((await close(area)).status).toBe(404);
    const late = await move([{ pet_id, from: null, to: kennel }]);
    expect(late).toMatchObject({ status: 404, body: { code: 'PLACE_NOT_FOUND' } });
  });

  it('B11.01 are renamed, and a limit below what is there is a warning', async () => {
    const id = await addPlace('Kennel');
    const ids = [await buildPet(), await buildPet()];
    await move(ids.map((pet_id) => ({ pet_id, from: null, to: id })));
    const body = { name: 'Sunny Kennel', capacity: 1, is_capacity_strict: true };
    const { body: after } = await staff.call(endpoints.changePlace, { params: { id }, body });
    expect(after.places[0]).toMatchObject({ name: 'Sunny Kennel', warnings: ['over_full'] });
    const wrong = { ...body, capacity: 0 };
    const refused = await staff.call(endpoints.changePlace, { params: { id }, body: wrong });
    expect(refused.body.errors).toEqual([{ field: 'capacity', message: 'At least one pet fits.' }]);
  });

  it('B11.01 are left by who leaves the shelter, also with its record', async () => {
    const kennel = await addPlace('Kennel');
    const [gone, deleted] = [await buildPet(), await buildPet()];
    await move([gone, deleted].map((pet_id) => ({ pet_id, from: null, to: kennel })));
    const died = { params: { id: gone }, body: { outcome: 'died' as const } };
    expect((await staff.call(recordOutcome, died)).status).toBe(200);
    await app.database.delete(pets).where(eq(pets.id, deleted));
    expect((await board()).places[0]?.pets).toEqual([]);
    expect(await app.database.$count(petPlaces, isNull(petPlaces.until))).toBe(0);
    const { body } = await move([{ pet_id: gone, from: null, to: kennel }]);
    expect(body.refused).toEqual([{ pet_id: gone, reason: 'not_here' }]);
  });

  it('B11.01 S76 of another shelter are as if there were none, and nobody else reads where a pet lives', async () => {
    await buildSecondShelter(app);
    await app.useCareParts(SECOND_SHELTER);
    const there = await signInThere(app, 'manager');
    const kennel = await addPlace('Secret Kennel');
    const pet_id = await buildPet();
    await move([{ pet_id, from: null, to: kennel }]);
    expect((await there.call(endpoints.getPlaces)).body).toEqual({ places: [], without_place: [] });
    expect((await move([{ pet_id, from: kennel, to: null }], there)).body.refused).toEqual([
      { pet_id, reason: 'not_here' },
    ]);
    expect((await move([{ pet_id, from: null, to: kennel }], there)).status).toBe(404);
    const inside = { name: 'Mine', capacity: null, is_capacity_strict: false, parent_id: kennel };
    expect((await there.call(endpoints.addPlace, { body: inside })).status).toBe(404);
    const seen = await app.visitor().call(getPet, { params: { id: pet_id } });
    expect(JSON.stringify(seen.body)).not.toContain('Secret');
  });
});

describe('occupancy', () => {
  const DAY = 24 * 60 * 60_000;

  it('B11.01 counts the pets of each place and of the shelter at the end of each day', async () => {
    // Pets of the tests before left at this moment.
    await app.database.delete(stays);
    const house = await addPlace('House');
    const kennel = await addPlace('Kennel 1', { parent_id: house, capacity: 2 });
    const daysAgo = (days: number) => new Date(app.now().getTime() - days * DAY);
    const [ada = '', ben = ''] = await Promise.all([
      buildPet({ createdAt: daysAgo(20) }),
      buildPet({ createdAt: daysAgo(4) }),
    ]);
    const { id: shelterId } = app.dependencies.shelters.first();
    await app.database.insert(petPlaces).values([
      { petId: ada, shelterId, placeId: kennel, since: daysAgo(9), until: daysAgo(2) },
      { petId: ben, shelterId, placeId: kennel, since: daysAgo(4) },
    ]);
    const { status, body } = await staff.call(getOccupancy, { query: { days: 10 } });
    expect(status).toBe(200);
    const { days, shelter, places: counted } = body as Occupancy;
    expect(days).toHaveLength(10);
    expect(shelter.counts).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
    expect(shelter).toMatchObject({
      capacity: 2,
      svg: /role="img" aria-label="Pets in care by day/,
    });
    expect(counted.map(({ name, counts }) => [name, counts])).toEqual([
      ['House · Kennel 1', [1, 1, 1, 1, 1, 2, 2, 1, 1, 1]],
    ]);
  });

  it('B11.01 tells where a pet lives', async () => {
    const kennel = await addPlace('Kennel 1');
    const id = await buildPet();
    const place = async () =>
      (await staff.call(getPetRecord, { params: { id } })).body.place as unknown;
    expect(await place()).toBeNull();
    await move([{ pet_id: id, from: null, to: kennel }]);
    expect(await place()).toEqual({ id: kennel, name: 'Kennel 1' });
  });
});
