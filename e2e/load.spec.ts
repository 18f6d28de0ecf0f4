import { startBaselineServer } from '../bench/support/baseline.ts';
import { compareLoads } from '../bench/support/load.ts';
import { addManyPets } from '../bench/support/many-pets.ts';
import { startShelterServer } from './support/shelter-server.ts';
import { expect, test } from './support/test.ts';

const PETS = 2_000;

/** Relative to a plain `node:http` server. `npm run bench` has a higher bar, for a quiet machine. */
const MIN_RATIO = 0.15;

/** Resident memory of the server without the database. */
const MAX_MEGABYTES = 300;

test('R7.14 S40 the server handles a short load without failures, at a reasonable rate and with bounded memory', async () => {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off' });
  try {
    await addManyPets(shelter, PETS);
    const path = () =>
      `/api/pets?status=Available&limit=12&offset=${Math.floor(Math.random() * (PETS - 12))}`;
    const baselineServer = await startBaselineServer(`${shelter.url}${path()}`);
    const url = shelter.url.replace('localhost', '127.0.0.1');
    // Throws when a response is not 2xx.
    const loads = await compareLoads(
      [
        { name: 'baseline', url: baselineServer.url, path },
        { name: 'server', url, path },
      ],
      { rounds: 3, seconds: 1 },
    ).finally(baselineServer.stop);
    const memory = await shelter.memory();
    const [server, baseline] = [loads.get('server'), loads.get('baseline')];
    expect((server?.rate ?? 0) / (baseline?.rate ?? Infinity)).toBeGreaterThan(MIN_RATIO);
    expect(memory.server).toBeLessThan(MAX_MEGABYTES);
  } finally {
    await shelter.stop();
  }
});
