import { afterEach, expect, it } from 'vitest';
import { createCallers } from '../testing/constant-callers.ts';
import { addPet, type Fleet, startFleet } from './support/fleet.ts';
import { runRollingRestart } from './support/rolling-restart.ts';

let fleet: Fleet | undefined;
afterEach(async () => {
  await fleet?.stop();
  fleet = undefined;
});

it.each(['caddy', 'haproxy'] as const)(
  'B6.02 F18 S44 rolling-restart.sh replaces every server behind %s, and no request fails',
  async (balancer) => {
    fleet = await startFleet({ balancer });
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
    expect(await runRollingRestart(fleet)).toEqual(['worker', 'web1', 'web2', 'web3']);
    const responses = await callers.stop();
    expect(responses.filter(({ status }) => status >= 400)).toEqual([]);
    expect(responses.length).toBeGreaterThan(500);
  },
);
