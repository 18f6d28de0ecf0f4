import { saveAlert } from '@pawmatch/contract/alerts/alert-endpoints';
import { changeHomeDetails } from '@pawmatch/contract/matching/home/home-details-endpoints';
import { listRecommendations } from '@pawmatch/contract/matching/matching-endpoints';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { countPets, getPet, listPets } from '@pawmatch/contract/pets/pets-endpoints';
import {
  getListedShelter,
  listShelters,
} from '@pawmatch/contract/shelter/listed-shelter-endpoints';
import { getShelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import { zipOf } from '@pawmatch/contract/zip-code';
import { beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../testing/server-processes.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { shelters } from './shelters.table.ts';
import { milesBetween, placesByZip } from './zip-places.ts';

const SPRINGFIELD = '00000000-0000-7000-8000-000000000002';
const SAN_JUAN = '00000000-0000-7000-8000-000000000003';

const app = await openTestApp();
let pets: { here: string; springfield: string; sanJuan: string };
let ownSlug: string;
beforeAll(async () => {
  const visitor = app.visitor();
  expect((await visitor.call(listShelters)).status).toBe(404);
  expect((await visitor.call(getShelter)).body.is_only).toBe(true);
  const first = app.dependencies.shelters.first();
  ownSlug = first.slug;
  const rows = [
    [SPRINGFIELD, 'springfield-cats', '12 Bark St, Springfield, IL 62701'],
    [SAN_JUAN, 'san-juan', 'Calle 1, San Juan, PR 00901-1234'],
  ] as const;
  for (const [id, slug, address] of rows) {
    const { visiting, time_zone: timeZone } = first;
    const row = { id, slug, name: slug, address, timeZone, visiting, updatedAt: app.now() };
    await app.database.insert(shelters).values(row);
  }
  await until(() => app.dependencies.shelters.all().length === 3);
  const build = async (columns = {}) => (await app.buildPet(columns)).id;
  pets = {
    sanJuan: await build({ shelterId: SAN_JUAN }),
    springfield: await build({ shelterId: SPRINGFIELD }),
    here: await build(),
  };
  app.dependencies.petChanges.publish();
});

const list = async (query: Record<string, string>) => {
  const { status, body } = await app.visitor().call(listPets, { query });
  return status === 200 ? body.map(({ id }: { id: string }) => id) : status;
};

describe('several shelters for adopters', () => {
  it('B8.03 sorts by distance from a ZIP code, and unknown places come last', async () => {
    const { here, springfield, sanJuan } = pets;
    expect(await list({ zip: '62704', sort: 'distance' })).toEqual([springfield, sanJuan, here]);
    expect(await list({ zip: '00926', sort: 'distance' })).toEqual([sanJuan, springfield, here]);
    // No such place: the newest come first, and nobody is left out.
    for (const zip of ['00000', '09266']) {
      const found = await list({ zip, sort: 'distance', within: '10' });
      expect(found).toEqual([here, springfield, sanJuan]);
    }
  });

  it('B8.03 leaves out who is known to be too far, in lists and in counts', async () => {
    const query = { zip: '62704-0001', within: '10' };
    expect(await list(query)).toEqual([pets.here, pets.springfield]);
    const { body } = await app.visitor().call(countPets, { query });
    expect(body.total).toBe(2);
    expect(body.shelters).toEqual({ [ownSlug]: 1, 'springfield-cats': 1 });
    expect(await list({ zip: '10001', within: '100' })).toEqual([pets.here]);
  });

  it.each(['6270', 'abcde', 'K1A 0B1', '627011'])('B8.03 refuses the ZIP code %s', async (zip) => {
    const { status, body } = await app.visitor().call(listPets, { query: { zip } });
    expect([status, body.errors[0].field]).toEqual([422, 'zip']);
    expect(body.errors[0].message).toContain('US ZIP code of five digits');
  });

  it('B8.03 B8.04 a pet says where it lives, and how far that is', async () => {
    const { body } = await app.visitor().call(listPets, { query: { zip: '62704' } });
    const homes = body.map((pet: { lives_at: object }) => pet.lives_at);
    expect(homes).toContainEqual({
      slug: 'springfield-cats',
      name: 'springfield-cats',
      city: 'Springfield',
      miles: 3,
    });
    expect(homes[0]).toMatchObject({ city: null, miles: null });
    const sameZip = await app.visitor().call(listPets, { query: { zip: '62701', within: '10' } });
    expect(sameZip.body[1].lives_at).toMatchObject({ city: 'Springfield', miles: 1 });
    const one = await app.visitor().call(getPet, { params: { id: pets.sanJuan } });
    expect(one.body.lives_at).toMatchObject({ city: 'San Juan', miles: null });
  });

  it('B8.03 an alert tells of near pets only', async () => {
    const adopter = await app.signIn();
    const query = 'zip=62704&within=25';
    const body = { kind: 'search', query, frequency: 'at_once' } as const;
    expect(await adopter.call(saveAlert, { body })).toMatchObject({ status: 200, body: { query } });
    const matcherFor = await app.dependencies.petSearchIndex.currentMatcherFor();
    const fitsAt = async (shelter: string) => {
      const facts = { ...(await app.buildPet()), shelter, has_photo: false, training_traits: [] };
      return matcherFor(facts as unknown as Parameters<typeof matcherFor>[0])({
        zip: '62704',
        within: '25',
      });
    };
    expect(await fitsAt('springfield-cats')).toBe(true);
    expect(await fitsAt('san-juan')).toBe(false);
    expect(await fitsAt(ownSlug)).toBe(true);
  });

  it('B8.03 matches say how far pets are, and which are further than the adopter said; a wrong ZIP code is refused', async () => {
    const adopter = await app.signInWith({ ownership_experience: 'CurrentlyHave' });
    const homes = async () => {
      const { body } = await adopter.call(listRecommendations);
      const places = body.map(({ id, lives_at: home }: Pet) => [id, home] as const);
      return new Map<string, Pet['lives_at']>(places);
    };
    expect((await homes()).get(pets.springfield)).toMatchObject({ miles: null });
    await adopter.call(changeHomeDetails, { body: { zip: '62704', within: '25' } });
    const near = await homes();
    expect(near.get(pets.springfield)).toMatchObject({ miles: 3, is_beyond_wish: false });
    expect(near.get(pets.sanJuan)).toMatchObject({ is_beyond_wish: true });
    expect(near.get(pets.here)).not.toHaveProperty('is_beyond_wish');
    const wrong = await adopter.call(changeHomeDetails, { body: { zip: '6270' } });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: 'zip' }] } });
    await adopter.call(changeHomeDetails, { body: { zip: null } });
    expect((await homes()).get(pets.springfield)).toMatchObject({ miles: null });
  });

  it('B8.04 lists shelters by name with their pets, and finds one', async () => {
    const { body } = await app.visitor().call(listShelters);
    expect(body.map(({ slug }: { slug: string }) => slug)).toEqual([
      ownSlug,
      'san-juan',
      'springfield-cats',
    ]);
    const find = (slug: string) => app.visitor().call(getListedShelter, { params: { slug } });
    expect((await find('san-juan')).body).toMatchObject({ city: 'San Juan', pets: 1 });
    expect(await find('elsewhere')).toMatchObject({ status: 404 });
    expect((await app.visitor().call(getShelter)).body.is_only).toBe(false);
  });
});

it('B8.03 knows the places of ZIP codes, PO boxes and territories included', async () => {
  const placeOf = await placesByZip();
  expect(placeOf('00901')?.city).toBe('San Juan');
  expect(placeOf('62705')?.city).toBe('Springfield');
  expect(placeOf('00000')).toBeUndefined();
  expect(zipOf('10023 Long Road, Springfield, IL 62701-0001, USA')).toBe('62701');
  expect(zipOf('12 Bark Street, Springfield, IL 62701 (behind the mill)')).toBe('62701');
  const withoutZip = [
    ...['12 Bark Street, Springfield', '10023 Long Road, Springfield', '10115 Berlin'],
    ...['28013 Madrid, Spain', '06600 Ciudad de México', 'K1A 0B1'],
  ];
  for (const address of withoutZip) expect([address, zipOf(address)]).toEqual([address, undefined]);
  const [from, to] = [placeOf('10001'), placeOf('90001')];
  expect(from && to && milesBetween(from, to)).toBeCloseTo(2_450, -2);
});
