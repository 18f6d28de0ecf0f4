import { createTestClient } from '../apps/server/src/testing/test-client.ts';
import { ADMIN, startShelterServer } from '../e2e/support/shelter-server.ts';
import { timeCalls } from './support/load.ts';
import { addManyPets } from './support/many-pets.ts';
import { writeResult } from './support/result.ts';
import { round } from './support/statistics.ts';

const SIZES = [1_000, 10_000, 100_000];
const CALLS = 60;

/** Recommendations computed anew at three sizes of shelter, and a page after the first. */
export async function benchMatches(): Promise<void> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off' });
  const adopter = createTestClient(shelter.url);
  await adopter.logIn(ADMIN);
  const preferences = {
    preferred_species: 'Dog',
    preferred_size: 'Small',
    preferred_energy_level: 'Calm',
  };
  await adopter.request('/api/users/me/preferences', { method: 'POST', body: preferences });
  const page = (query: string) => () =>
    adopter.request(`/api/match/recommendations?pageSize=6&${query}`);

  const times: Record<number, { anew: number; following: number; pet: number }> = {};
  let present = 0;
  for (const size of SIZES) {
    await addManyPets(shelter, size - present);
    present = size;
    const [pet] = await shelter.query<{ id: string }>('SELECT id FROM pets LIMIT 1');
    await timeCalls(page('refresh=true'), 10);
    const onePet = () => adopter.request(`/api/pets/${pet?.id}`);
    const me = await timeCalls(page('refresh=true'), CALLS);
    times[size] = {
      anew: me,
      following: await timeCalls(page('page=2'), CALLS),
      pet: await timeCalls(onePet, CALLS),
    };
  }
  await shelter.stop();
  const small = times[1_000];
  const large = times[100_000];
  if (!small || !large) throw new Error('nothing was measured');
  const growth = large.anew / small.anew;
  const following = (times[10_000]?.following ?? Number.NaN) / (times[10_000]?.pet ?? Number.NaN);
  writeResult({
    name: 'matches',
    command: 'npm run bench -- matches',
    figures: [
      {
        what: 'recommendations computed anew, 100,000 pets against 1,000',
        bar: '<= 20 times',
        measured: `${round(growth)} times (${round(large.anew)} ms, ${round(small.anew)} ms)`,
        isMet: growth <= 20,
      },
      {
        what: 'a following page, against GET /api/pets/{id} with a token, 10,000 pets',
        bar: '<= 2 times',
        measured: `${round(following)} times (${round(times[10_000]?.following ?? 0)} ms, ${round(times[10_000]?.pet ?? 0)} ms)`,
        isMet: following <= 2,
      },
    ],
    details: times,
  });
}
