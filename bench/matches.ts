import { createTestClient } from '../apps/server/src/testing/test-client.ts';
import { ADMIN, startShelterServer } from '../e2e/support/shelter-server.ts';
import { timeCalls } from './support/load.ts';
import { addManyPets } from './support/many-pets.ts';
import { atMost, writeResult } from './support/result.ts';
import { roundTo } from './support/statistics.ts';

const SIZES = [1_000, 10_000, 100_000];
const CALLS = 60;

/** B2.09: times recommendations that are computed again, and a later page of them, with three numbers of pets. */
export async function benchMatches(): Promise<void> {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off' });
  const adopter = createTestClient(shelter.url);
  await adopter.logIn(ADMIN);
  const preferences = {
    preferred_species: 'Dog',
    preferred_size: 'Small',
    preferred_energy_level: 'Calm',
  };
  const requestSuggestions = () => adopter.request('/api/match/suggestions');
  await adopter.request('/api/users/me/preferences', { method: 'POST', body: preferences });
  const page = (query: string) => () =>
    adopter.request(`/api/match/recommendations?pageSize=6&${query}`);

  const times: Record<
    number,
    { computed: number; nextPage: number; pet: number; suggestions: number }
  > = {};
  let petCount = 0;
  for (const size of SIZES) {
    await addManyPets(shelter, size - petCount);
    petCount = size;
    const [pet] = await shelter.query<{ id: string }>('SELECT id FROM pets LIMIT 1');
    await timeCalls(page('refresh=true'), 10);
    const requestPet = () => adopter.request(`/api/pets/${pet?.id}`);
    times[size] = {
      computed: await timeCalls(page('refresh=true'), CALLS),
      nextPage: await timeCalls(page('page=2'), CALLS),
      pet: await timeCalls(requestPet, CALLS),
      suggestions: await timeCalls(requestSuggestions, CALLS, 0.95),
    };
  }
  await shelter.stop();
  const small = times[1_000];
  const large = times[100_000];
  if (!small || !large) throw new Error('Nothing was measured.');
  const growth = large.computed / small.computed;
  const { nextPage = Number.NaN, pet = Number.NaN } = times[10_000] ?? {};
  const nextPageRatio = nextPage / pet;
  writeResult({
    name: 'matches',
    command: 'npm run bench -- matches',
    figures: [
      atMost(
        'time to compute recommendations for 100,000 pets relative to 1,000',
        growth,
        20,
        'times',
        `${roundTo(large.computed)} ms, ${roundTo(small.computed)} ms`,
      ),
      atMost(
        'time for the next page relative to GET /api/pets/{id} with a token, 10,000 pets',
        nextPageRatio,
        2,
        'times',
        `${roundTo(nextPage)} ms, ${roundTo(pet)} ms`,
      ),
      atMost(
        'time to find what would change the matches (B2.04), 95th percentile, 100,000 pets',
        large.suggestions,
        150,
        'ms',
      ),
    ],
    details: times,
  });
}
