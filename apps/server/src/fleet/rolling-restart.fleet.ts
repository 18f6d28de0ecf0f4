import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCallers } from '../testing/constant-callers.ts';
import { addPet, type Fleet, startFleet } from './support/fleet.ts';

let fleet: Fleet;
beforeAll(async () => {
  fleet = await startFleet();
});
afterAll(() => fleet.stop());

it('B6.02 S44 every server is replaced, one after the other, and no request fails', async () => {
  const pet = await addPet(fleet.admin, 'Biscuit');
  const adopter = await fleet.signUp();
  const preferences = { preferred_species: 'Dog', preferred_size: 'Small' };
  const path = '/api/users/me/preferences';
  const first = await adopter.request(path, { method: 'POST', body: preferences });
  expect(first.status).toBe(201);
  const callers = createCallers({
    list: () => adopter.send('/api/pets?limit=12'),
    pet: () => adopter.send(`/api/pets/${pet}`),
    page: () => adopter.send('/pets', { headers: { Accept: 'text/html' } }),
    account: () => adopter.request('/api/users/me'),
    write: () => adopter.request(path, { method: 'PUT', body: preferences }),
  });
  for (const index of [0, 1, 2]) await fleet.replace(index);
  const responses = await callers.stop();
  expect(responses.filter(({ status }) => status >= 400)).toEqual([]);
  expect(responses.length).toBeGreaterThan(500);
});
