import { loadServer } from '../bench/support/load.ts';
import { addManyPets } from '../bench/support/many-pets.ts';
import { startShelterServer } from './support/shelter-server.ts';
import { expect, test } from './support/test.ts';

/** Rates and latencies are measured by `npm run bench`, on a quiet machine. */
const PETS = 2_000;

/** Resident memory of the server without the database. */
const MAX_MEGABYTES = 300;

test('R7.14 S40 the server handles a short load without failures and with bounded memory', async () => {
  const shelter = await startShelterServer({ RATE_LIMITS: 'off' });
  try {
    await addManyPets(shelter, PETS);
    const offsets = Array.from({ length: 500 }, () => Math.floor(Math.random() * (PETS - 12)));
    const paths = offsets.map((offset) => `/api/pets?status=Available&limit=12&offset=${offset}`);
    const url = shelter.url.replace('localhost', '127.0.0.1');
    // Throws when a request fails.
    await loadServer({ url, paths, connections: 32, seconds: 8 });
    const memory = await shelter.memory();
    expect(memory.server).toBeLessThan(MAX_MEGABYTES);
  } finally {
    await shelter.stop();
  }
});
