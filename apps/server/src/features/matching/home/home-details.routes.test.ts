import { noHomeDetails } from '@pawmatch/contract/matching/home/home-details';
import {
  changeHomeDetails,
  getHomeDetails,
} from '@pawmatch/contract/matching/home/home-details-endpoints';
import { getPetVerdict, listRecommendations } from '@pawmatch/contract/matching/matching-endpoints';
import { beforeEach, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';
import { pets } from '../../pets/pets.table.ts';
import { homeDetails } from './home-details.table.ts';

const nothing = { ...noHomeDetails, zip: null, within: null };

const app = await openTestApp();
beforeEach(() => app.database.delete(pets));

async function signInWith(body: object) {
  const adopter = await app.signInWith(body);
  const names = async () =>
    (await adopter.call(listRecommendations)).body.map((pet: { name: string }) => pet.name);
  return { adopter, names };
}

it('B2.11 answers are optional, kept one by one, and can be taken back', async () => {
  const adopter = await app.signIn();
  expect((await adopter.call(getHomeDetails)).body).toEqual(nothing);
  await adopter.call(changeHomeDetails, { body: { hours_alone: 'WorkingDay' } });
  await adopter.call(changeHomeDetails, { body: { kind_of_home: 'Apartment' } });
  const both = { ...nothing, hours_alone: 'WorkingDay', kind_of_home: 'Apartment' };
  expect((await adopter.call(getHomeDetails)).body).toEqual(both);
  const { body } = await adopter.call(changeHomeDetails, { body: { hours_alone: null } });
  expect(body).toEqual({ ...both, hours_alone: null });
  const wrong = { kind_of_home: 'Castle' };
  const rejected = await adopter.request('/api/match/home', { method: 'PATCH', body: wrong });
  expect(rejected).toMatchObject({ status: 422, body: { errors: [{ field: 'kind_of_home' }] } });
  expect((await adopter.call(getHomeDetails)).body).toMatchObject({ kind_of_home: 'Apartment' });
});

it('B2.11 the matches follow an answer at once: what is known not to suit moves down', async () => {
  const { adopter, names } = await signInWith({ ownership_experience: 'CurrentlyHave' });
  const day = (number: number) => ({ createdAt: new Date(Date.UTC(2026, 0, number)) });
  await app.buildPet({ name: 'Never alone', home_alone: 'Hardly', ...day(1) });
  await app.buildPet({ name: 'Nobody knows', ...day(2) });
  await app.buildPet({ name: 'Easy', home_alone: 'WorkingDay', ...day(3) });
  expect(await names()).toEqual(['Never alone', 'Nobody knows', 'Easy']);
  await adopter.call(changeHomeDetails, { body: { hours_alone: 'WorkingDay' } });
  expect(await names()).toEqual(['Easy', 'Nobody knows', 'Never alone']);
  await adopter.call(changeHomeDetails, { body: { hours_alone: 'HardlyEver' } });
  expect(await names(), 'every pet suits this answer').toEqual([
    ...['Never alone', 'Nobody knows', 'Easy'],
  ]);
});

it('B2.11 D27 a pet that is known to need older children is left out, and says so', async () => {
  const family = { pet_purpose: 'MyFamily', has_children: true };
  const { adopter, names } = await signInWith(family);
  const rex = await app.buildPet({ name: 'Rex', kid_friendly: true, children_from: 'Teenager' });
  await adopter.call(changeHomeDetails, { body: { youngest_child: 'UnderSix' } });
  expect(await names()).toEqual([]);
  const { body } = await adopter.call(getPetVerdict, { params: { petId: rex.id } });
  expect(body).toMatchObject({
    match: null,
    excluded_by: [
      { cause: 'children_ages', text: 'Known to need older children than yours', answer: null },
    ],
  });
  await adopter.call(changeHomeDetails, { body: { youngest_child: 'TwelveOrOlder' } });
  expect(await names()).toEqual(['Rex']);
});

it('B2.11 S06 answers belong to one person, and another server notices them', async () => {
  const { adopter, names } = await signInWith({ pet_purpose: 'MyFamily', has_children: true });
  await app.buildPet({ name: 'Rex', children_from: 'SchoolAge' });
  const other = await app.signIn();
  await other.call(changeHomeDetails, { body: { youngest_child: 'UnderSix' } });
  await expect.poll(names).toEqual(['Rex']);
  const row = {
    userId: adopter.user.id,
    youngest_child: 'UnderSix',
    updatedAt: app.now(),
  } as const;
  await app.database.insert(homeDetails).values(row);
  await expect.poll(names).toEqual([]);
});
