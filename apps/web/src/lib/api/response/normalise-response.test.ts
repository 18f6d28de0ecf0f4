import { getCurrentUser } from '@pawmatch/contract/account/current-user-endpoints';
import { login } from '@pawmatch/contract/auth/auth-endpoints';
import { listRecommendations } from '@pawmatch/contract/matching/matching-endpoints';
import { listPetTraits } from '@pawmatch/contract/pets/facts/training-traits-endpoints';
import { getPet, listPets } from '@pawmatch/contract/pets/pets-endpoints';
import {
  deleteVisit,
  listAllVisits,
  listMyVisits,
} from '@pawmatch/contract/visits/visits-endpoints';
import { describe, expect, it } from 'vitest';
import { buildMatch } from '../../../testing/build-match.ts';
import { buildPet } from '../../../testing/build-pet.ts';
import { buildVisit } from '../../../testing/build-visit.ts';
import { normaliseResponse } from './normalise-response.ts';

describe('normaliseResponse, pets', () => {
  it('R3.24 does not change a pet of our own server', () => {
    const photos = { small: '/s', medium: '/m', large: '/l', full: '/f' };
    const pet = buildPet({ primary_photo_url: photos, image_url: '/l', summary: 'Kind.' });
    expect(normaliseResponse(getPet, pet)).toEqual(pet);
  });

  it('R3.24 reads _id, and missing fields as unknown', () => {
    const pet = normaliseResponse(getPet, {
      _id: 'p1',
      name: 'Rex',
      species: 'Dog',
      status: 'adopted',
    });
    expect(pet).toMatchObject({
      id: 'p1',
      status: 'Adopted',
      kid_friendly: null,
      special_needs: false,
      training_traits: [],
      primary_photo_url: null,
      image_url: null,
      summary: null,
    });
  });

  it('R4.12 F29 reads the status of a reserved pet', () => {
    const pet = normaliseResponse(getPet, { id: 'p1', status: 'adoption pending' });
    expect(pet.status).toBe('Pending');
  });

  it.each([
    ['text', 'https://example.org/rex.jpg'],
    ['an object with a large variant', { large: 'https://example.org/rex.jpg' }],
  ])('R3.24 reads a photo that is %s', (_, primary_photo_url) => {
    const address = 'https://example.org/rex.jpg';
    const pet = normaliseResponse(getPet, { id: 'p1', primary_photo_url });
    expect(pet.image_url).toBe(address);
    expect(pet.primary_photo_url).toEqual({
      small: address,
      medium: address,
      large: address,
      full: address,
    });
  });

  it.each([
    ['names', ['HouseTrained', 'Juggles']],
    ['objects', [{ trait: 'HouseTrained' }, { trait: 'Juggles' }]],
  ])('R3.24 reads training traits that are %s', (_, training_traits) => {
    const pet = normaliseResponse(getPet, { id: 'p1', training_traits });
    expect(pet.training_traits).toEqual(['HouseTrained']);
    expect(pet.house_trained).toBe(true);
    expect(pet.litter_trained).toBe(false);
  });

  it('R7.19 R7.12 reads a list of trait values or objects', () => {
    const traits = [{ trait: 'HouseTrained' }, { trait: 'LitterTrained' }];
    expect(normaliseResponse(listPetTraits, ['LitterTrained', 'HouseTrained'])).toEqual(traits);
    expect(normaliseResponse(listPetTraits, traits)).toEqual(traits);
  });

  it('R7.26 unwraps a list in "data"', () => {
    expect(normaliseResponse(listPets, { data: [{ _id: 'p1' }] })[0]?.id).toBe('p1');
  });

  it('R3.35 keeps the other fields of a recommendation', () => {
    const match = buildMatch();
    const [first] = normaliseResponse(listRecommendations, [{ ...buildPet(), match }]);
    expect(first?.match).toEqual(match);
  });

  it.each([null, {}, 'text', { data: 'text' }])('R8.27 rejects %j as a list', (body) => {
    expect(() => normaliseResponse(listPets, body)).toThrow('Invalid response format from server');
  });

  it.each([null, [], 'text'])('R8.31 rejects %j as a pet', (body) => {
    expect(() => normaliseResponse(getPet, body)).toThrow('Invalid response from server');
  });
});

describe('normaliseResponse, visits and people', () => {
  it('R3.34 does not change a visit of our own server', () => {
    const visit = buildVisit();
    expect(normaliseResponse(listMyVisits, [visit])).toEqual([visit]);
  });

  it('R3.34 reads a flat visit', () => {
    const [visit] = normaliseResponse(listAllVisits, [
      {
        _id: 'v1',
        pet_id: 'p1',
        pet_name: 'Rex',
        pet_image: '/rex.webp',
        pet_species: 'Dog',
        user_name: 'Ada',
        user_email: 'ada@example.org',
        user_phone: '5551234567',
        status: 'Pending Approval',
        requested_at: '2026-11-23T15:00:00Z',
      },
    ]);
    expect(visit).toMatchObject({
      id: 'v1',
      status: 'pending',
      notes: null,
      pet: { id: 'p1', name: 'Rex', species: 'Dog', image_url: '/rex.webp' },
      user: { id: null, full_name: 'Ada', email: 'ada@example.org', phone_number: '5551234567' },
    });
  });

  it('R3.34 reads the other names of a person’s fields', () => {
    const [visit] = normaliseResponse(listAllVisits, [
      { id: 'v1', user: { name: 'Ada', phone: '5551234567' } },
    ]);
    expect(visit?.user).toMatchObject({ full_name: 'Ada', phone_number: '5551234567' });
    expect(visit?.pet).toBeNull();
  });

  it('R4.15 does not change an unknown status', () => {
    const [visit] = normaliseResponse(listAllVisits, [{ id: 'v1', status: 'Rained off' }]);
    expect(visit?.status).toBe('Rained off');
  });

  it.each([null, {}, undefined])('R7.06 reads preferences of %j as none', (preferences) => {
    const user = normaliseResponse(getCurrentUser, { id: 'u1', preferences });
    expect(user).toMatchObject({ preferences: null, training_traits: [], role: 'adopter' });
  });

  it('R7.06 R1.05 reads role and traits of the current user', () => {
    const user = normaliseResponse(getCurrentUser, {
      id: 7,
      role: 'ADMIN',
      training_traits: [{ trait: 'LitterTrained' }],
    });
    expect(user).toMatchObject({ id: '7', role: 'admin', training_traits: ['LitterTrained'] });
  });

  it.each([
    { access_token: 'token', expires_at: '2026-11-23T15:00:00Z' },
    { user: { id: 'u1' }, expires_at: '2026-11-23T15:00:00Z' },
  ])('R5.05 rejects a login of %j', (session) => {
    expect(() => normaliseResponse(login, session)).toThrow('Invalid response from server');
  });

  it('an endpoint without output returns nothing', () => {
    expect(normaliseResponse(deleteVisit, undefined)).toBeUndefined();
  });
});
