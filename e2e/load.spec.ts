import { startBaselineServer } from '../bench/support/baseline.ts';
import { compareLoads } from '../bench/support/load.ts';
import { addManyPets } from '../bench/support/many-pets.ts';
import { startShelterServer } from './support/shelter-server.ts';
import { expect, test } from './support/test.ts';

const PETS = 2_000;

/** Of what a bare `node:http` manages; `npm run bench` holds it to far more on a quiet machine. */
const LEAST_SHARE = 0.15;

/** Resident, of the server alone. */
const MOST_MEGABYTES = 300;

test('R7.14 S40 a short crowd: no failure, a fair share of what the machine can do, bounded memory', async () => {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off' });
  try {
    await addManyPets(shelter, PETS);
    const path = () =>
      `/api/pets?status=Available&limit=12&offset=${Math.floor(Math.random() * (PETS - 12))}`;
    const bare = await startBaselineServer(`${shelter.url}${path()}`);
    const url = shelter.url.replace('localhost', '127.0.0.1');
    // Throws when any answer is no success.
    const loads = await compareLoads(
      [
        { name: 'bare', url: bare.url, path },
        { name: 'ours', url, path },
      ],
      { rounds: 3, seconds: 1 },
    ).finally(bare.stop);
    const memory = await shelter.memory();
    const [ours, twin] = [loads.get('ours'), loads.get('bare')];
    expect((ours?.rate ?? 0) / (twin?.rate ?? Infinity)).toBeGreaterThan(LEAST_SHARE);
    expect(memory.server).toBeLessThan(MOST_MEGABYTES);
  } finally {
    await shelter.stop();
  }
});
